/**
 * Node options of our processes. The young generation is smaller than Node's default: garbage of an import or
 * an index build would otherwise keep the process large (332 MB instead of 457 under requests for 200,000
 * offers). The old one may grow by 75 percent between two collections: a web process took 643 MB instead of 752 after
 * 16,000 requests for 10,000 pages, in the same time.
 */
export const nodeOptions: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=75'];

/**
 * Those of a process that imports feeds. The old generation is limited as well: without a limit Node collects
 * too late (497 MB for 268,877 rows where 300 do).
 */
export const importOptions: readonly string[] = [...nodeOptions, '--max-old-space-size=256'];
