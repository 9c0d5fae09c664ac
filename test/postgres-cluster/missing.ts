// Ends with code 1, and says why, where the tests on a PostgreSQL of several nodes cannot run; arguments: programs that
// a test needs beside those of the cluster.
import { missingForCluster } from './cluster.ts';

const missing = missingForCluster(process.argv.slice(2));
if (missing !== undefined) {
  console.log(`Not run: the tests on a PostgreSQL of several nodes (${missing}).`);
  process.exitCode = 1;
}
