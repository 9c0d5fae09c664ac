// Builds MinIO for its tests, once; ends with code 1 and a reason where it cannot be had.
import { buildMinio } from './minio.ts';

try {
  await buildMinio();
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n')[0] : error);
  process.exitCode = 1;
}
