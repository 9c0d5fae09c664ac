// Ends with code 1, and says why, where the tests on a PostgreSQL of several nodes cannot run.
import { missingForCluster } from './cluster.ts';

const missing = missingForCluster();
if (missing !== undefined) {
  console.log(`Not run: the tests on a PostgreSQL of several nodes (${missing}).`);
  process.exitCode = 1;
}
