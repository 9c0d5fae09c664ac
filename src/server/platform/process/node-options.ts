/**
 * Node options of our processes. The young generation is smaller than Node's default: garbage of an import or
 * an index build would otherwise keep the process large (332 MB instead of 457 under requests for 200,000
 * offers).
 */
export const nodeOptions: readonly string[] = ['--max-semi-space-size=8'];

/**
 * Those of a process that imports feeds. The old generation is limited as well: without a limit Node collects
 * too late (497 MB for 268,877 rows where 300 do). It may grow by 75 percent between two collections: 63,000
 * rows took 22 to 25 s of processor with 60 to 100 percent, 28 with Node's default.
 */
export const importOptions: readonly string[] = [
  ...nodeOptions,
  '--max-old-space-size=256',
  '--heap-growing-percent=75',
];
