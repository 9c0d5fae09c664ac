// Fetches OpenSearch for its tests, once; ends with code 1 and a reason where it cannot be had.
import { fetchJars } from './cluster.ts';

try {
  await fetchJars();
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n')[0] : error);
  process.exitCode = 1;
}
