export { askWithin } from './ask.ts';
export { registerAssistants } from './routes.ts';
