import { keyOfName } from '../names-of-tree.ts';
import { saysOnlyForWhom, splitSteps } from './steps.ts';

const fold = (text: string): string => text.trim().toLowerCase();

/**
 * A path without the steps that are its thing's maker: they say nothing of what it is, and their words mean other things elsewhere
 * ("Pigeon", "Close Up"). A step stays that is all of the path or stands beside nothing but for whom it is, and one that names a category
 * of ours: some write what a thing is where its maker belongs.
 */
export function withoutMaker(path: string, maker: string): string {
  const name = fold(maker);
  if (name.length < 2 || name.length >= path.length || !path.toLowerCase().includes(name)) return path;
  // Shop systems list all categories of a thing side by side.
  const isList = path.includes(';');
  const steps = isList ? path.split(';') : splitSteps(path);
  const others = steps.filter((step) => fold(step) !== name || keyOfName(step) !== undefined);
  if (others.length === 0 || others.length === steps.length) return path;
  const left = others.join(isList ? ';' : ' > ');
  return saysOnlyForWhom(left) ? path : left;
}
