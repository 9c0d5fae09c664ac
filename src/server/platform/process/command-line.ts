import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Thrown for `--help`: its message is the usage, and the command does not fail. */
export class UsageAskedFor extends Error {}

/**
 * Reads a command's options and positional arguments. `--help` shows the usage.
 * @throws UsageAskedFor; Error that names the mistake and shows the usage
 */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  if (args.includes('--help') || args.includes('-h')) throw new UsageAskedFor(usage);
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's first sentence names the option; what follows is advice on how programs are called.
    const [mistake] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${mistake}.\n\n${usage}`);
  }
}
