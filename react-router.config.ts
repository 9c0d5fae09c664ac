import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // All routes stand in the first page: no request for the manifest, and pages stay cacheable.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
