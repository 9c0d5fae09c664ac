export { runBackup, runRestore } from './command.ts';
