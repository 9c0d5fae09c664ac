import { keyOfName } from './names-of-tree.ts';
import { departmentOf } from './shop/department-names.ts';
import { keysAbove } from './tree.ts';

/** A first part of a title, and what stands behind a dash, colon or bar. */
const parts = /^([^|:–—-]{3,40}?)(?:\s[-–—|]\s|\s?:\s)(.+)$/su;

/** A department that a title begins with, as shops without shelves write: "Beauté – Tondeuse Norvik 10962". */
export function shelfInTitle(title: string): { shelf: string; department: string; rest: string } | undefined {
  const [, shelf = '', rest = ''] = parts.exec(title) ?? [];
  const department = shelf === '' ? undefined : (departmentOf(shelf) ?? keyOfName(shelf));
  const isWhole = department !== undefined && keysAbove(department).length === 1;
  return isWhole ? { shelf, department, rest } : undefined;
}
