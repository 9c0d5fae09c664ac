export { writeNow } from './jobs.ts';
export { registerOpenData } from './routes.ts';
