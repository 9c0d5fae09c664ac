export { callInProcess } from './call-api.ts';
export { registerAssistants } from './routes.ts';
