import { readFileSync } from 'node:fs';

/** Human grades (0 to 3) by query and product id. */
export type Judgments = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Reads `query,docid,rating` lines. */
export function readJudgments(file: string): Judgments {
  const judgments = new Map<string, Map<number, number>>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [query, id, grade] = line.trim().split(',') as [string, string, string];
    const grades = judgments.get(query) ?? new Map<number, number>();
    judgments.set(query, grades.set(Number(id), Number(grade)));
  }
  return judgments;
}

const gains = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);

/**
 * nDCG@10 of a ranking: `plain` counts a product that nobody judged as worthless, `condensed` leaves it out.
 * Undefined where no product is worth anything.
 */
export function ndcg(
  ids: readonly number[],
  grades: ReadonlyMap<number, number>,
): { plain: number; condensed: number } | undefined {
  const ideal = gains([...grades.values()].sort((a, b) => b - a));
  if (ideal === 0) return undefined;
  return {
    plain: gains(ids.slice(0, 10).map((id) => grades.get(id) ?? 0)) / ideal,
    condensed: gains(ids.flatMap((id) => grades.get(id) ?? [])) / ideal,
  };
}
