export { runBackup, runRestore } from './backup-command.ts';
