/**
 * Options that our processes run Node with. New objects get less room than Node gives them: what an import or an index
 * build makes and drops would otherwise stay with the process (332 MB instead of 457 under requests for 200,000 offers).
 */
export const nodeOptions: readonly string[] = ['--max-semi-space-size=8'];

/**
 * Those of a process that imports feeds. What is old may take no more than this either: without a limit Node lets waste
 * pile up before it looks (497 MB for 268,877 rows where 300 do). Up to there it may grow by three quarters between two
 * looks: 63,000 rows took 22 to 25 s of processor with 60 to 100 percent, 28 as Node does it by itself.
 */
export const importOptions: readonly string[] = [
  ...nodeOptions,
  '--max-old-space-size=256',
  '--heap-growing-percent=75',
];
