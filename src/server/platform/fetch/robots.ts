// robots.txt (RFC 9309): what a site does not want programs to read.

/** One rule: `+` or `-` (may be read, may not), and the path that it is about. As short as it is stored. */
export type RobotsRule = `${'+' | '-'}${string}`;

/** Nothing may be read: used while a site's rules cannot be fetched (RFC 9309, 2.3.1.4). */
export const nothingAllowed: readonly RobotsRule[] = ['-/'];

/** Bytes of a file that are read; the rest is ignored (RFC 9309, 2.5). */
export const maxRobotsBytes = 500 * 1024;
const maxRules = 2_000;
const maxPath = 500;
const line = /^[^\S\n]*([a-z-]+)[^\S\n]*:[^\S\n]*([^#\n]*)/i;

type Group = { agents: string[]; rules: RobotsRule[] };

/** Lines of `user-agent` begin a group, unless they follow one another. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const written of text.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    const [, name, value] = line.exec(written) ?? [];
    if (name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      isNaming = true;
      groups.at(-1)?.agents.push(agentOf(value));
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false;
      // PostgreSQL does not store NUL characters, and no address contains one.
      const path = value.replaceAll('\0', '').trim();
      if (path !== '') groups.at(-1)?.rules.push(`${key === 'allow' ? '+' : '-'}${path}`);
    }
  }
  return groups;
}

/** The product token: the part before a version. */
const agentOf = (value: string): string => /^(?:\*|[a-z_-]+)/i.exec(value.trim())?.[0].toLowerCase() ?? '';

/** A rule beyond the limits is shortened, so that it still forbids what it forbade. */
function bounded(rule: RobotsRule): RobotsRule[] {
  if (rule.length <= maxPath) return [rule];
  return rule.startsWith('-') ? [`-${rule.slice(1, maxPath)}`] : [];
}

/** The rules of a robots.txt for `agent` (a product token): its own groups, else those for everybody. */
export function parseRobots(text: string, agent: string): RobotsRule[] {
  const groups = groupsOf(text);
  const of = (name: string) => groups.filter(({ agents }) => agents.includes(name));
  const own = of(agent.toLowerCase());
  const rules = (own.length > 0 ? own : of('*')).flatMap((group) => group.rules).flatMap(bounded);
  return rules.length <= maxRules ? rules : [...nothingAllowed];
}

/** Percent-encodings in one form, so that `/%7Ea`, `/~a` and `/é`, `/%C3%A9` compare (RFC 9309, 2.2.2). */
function normalPath(path: string): string {
  return path.toWellFormed().replaceAll(/%[\da-f]{2}|[^\x21-\x7e]+/gi, (part) => {
    if (!part.startsWith('%')) return encodeURIComponent(part);
    const sign = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : part.toUpperCase();
  });
}

/**
 * Whether a pattern with `*` and a final `$` matches the beginning of a path. Its parts are searched one after the
 * other.
 */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  const last = isWhole ? parts.pop() : undefined;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
}

/** Whether rules let an address be read: the longest that fits decides, `+` where two are as long. */
export function allows(rules: readonly RobotsRule[], url: URL): boolean {
  const path = normalPath(url.pathname + url.search);
  if (path === '/robots.txt') return true;
  let longest = 0;
  let isAllowed = true;
  for (const rule of rules) {
    const pattern = normalPath(rule.slice(1));
    const isLonger = pattern.length > longest || (pattern.length === longest && rule.startsWith('+'));
    if (!isLonger || !fits(pattern, path)) continue;
    longest = pattern.length;
    isAllowed = rule.startsWith('+');
  }
  return isAllowed;
}
