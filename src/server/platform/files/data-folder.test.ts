import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'visavis-data-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('makes what is missing, so that others can pass, and leaves nothing in it', () => {
  const folder = path.join(home, 'a/b');
  prepareDataFolder(folder);
  prepareDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(path.join(home, 'a')).mode & 0o777).toBe(0o755);
});

it('says in one sentence what cannot be written to', () => {
  const file = path.join(home, 'file');
  writeFileSync(file, '');
  const said = (reason: string) => `cannot be written to (${reason}): set DATA_DIR to a folder that can.`;
  for (const folder of [file, path.join(file, 'x/y')]) {
    expect(() => prepareDataFolder(folder)).toThrow(`${folder} ${said('a part of it is a file')}`);
  }
  const long = path.join(home, 'x'.repeat(300));
  expect(() => prepareDataFolder(long)).toThrow(`${long} ${said('its name is too long')}`);
});

it.runIf(existsSync('/proc/self'))('does not try for ever where no folder can be made', () => {
  const said = 'cannot be written to (this file system takes no folders)';
  expect(() => prepareDataFolder('/proc/x')).toThrow(`/proc/x ${said}`);
  expect(() => prepareDataFolder('/proc/x/y')).toThrow(`/proc/x/y ${said}`);
});
