import { foldName } from '../column-mapping.ts';
import { comparators } from './comparators.ts';
import { networks } from './networks.ts';
import type { Preset } from './preset.ts';
import { shops } from './shops.ts';

const presets = [...comparators, ...shops, ...networks].map((preset) => ({
  preset,
  required: preset.required.map((names) => names.map(foldName)),
}));

/** The preset that a file's columns show; undefined: none. */
export function findPreset(columns: readonly string[]): Preset | undefined {
  const folded = new Set(columns.map(foldName));
  return presets.find(({ required }) => required.every((names) => names.some((name) => folded.has(name))))
    ?.preset;
}
