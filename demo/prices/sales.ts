import { type Day, startOf } from './day.ts';

/** Weeks in which French shops lower their prices together. Months and days, both included. */
type Sale = {
  name: string;
  from: readonly [month: number, day: number];
  to: readonly [month: number, day: number];
  /** Share of a shop's articles that take part, and by how much they fall at most. */
  share: number;
  depth: number;
  /** Only these categories of ours; undefined: all. */
  categories?: readonly string[];
};

const clothing = ['fashion', 'bags-cases', 'watches'];
const school = ['laptops', 'tablets', 'printers-scanners', 'bags-cases', 'keyboards-mice'];

const sales: readonly Sale[] = [
  { name: 'soldes d’hiver', from: [1, 8], to: [2, 4], share: 0.7, depth: 0.4, categories: clothing },
  { name: 'soldes d’hiver', from: [1, 8], to: [1, 21], share: 0.25, depth: 0.2 },
  { name: 'journées de printemps', from: [4, 29], to: [5, 5], share: 0.3, depth: 0.18 },
  { name: 'soldes d’été', from: [6, 24], to: [7, 21], share: 0.7, depth: 0.4, categories: clothing },
  { name: 'soldes d’été', from: [6, 24], to: [7, 7], share: 0.25, depth: 0.2 },
  { name: 'rentrée', from: [8, 20], to: [9, 10], share: 0.35, depth: 0.15, categories: school },
  { name: 'journées d’automne', from: [9, 23], to: [9, 29], share: 0.3, depth: 0.18 },
  { name: 'vendredi noir', from: [11, 20], to: [11, 30], share: 0.35, depth: 0.24 },
  { name: 'Noël', from: [12, 10], to: [12, 23], share: 0.2, depth: 0.12 },
];

const ordinal = (month: number, day: number) => month * 100 + day;

/** The sale that runs on a day for a category; the deepest where several do. */
export function findSale(day: Day, category: string): Sale | undefined {
  const date = startOf(day);
  const today = ordinal(date.getUTCMonth() + 1, date.getUTCDate());
  return sales
    .filter(({ from, to }) => ordinal(...from) <= today && today <= ordinal(...to))
    .filter(({ categories }) => !categories || categories.includes(category))
    .toSorted((a, b) => b.depth - a.depth)[0];
}
