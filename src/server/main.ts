import { type Config, parseConfig, readEnvironment } from './platform/config.ts';

type Command = (config: Config, args: readonly string[]) => Promise<void>;

/** Loaded when asked for: an import needs no web server. */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  web: async () => (await import('./web.ts')).runWeb,
  worker: async () => (await import('./worker.ts')).runWorker,
};

/** Errors that a person can act on speak for themselves; others tell where they come from. */
function describe(error: unknown, isExpected: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return isExpected ? error.message : (error.stack ?? error.message);
}

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const load = commands[name];
  if (!load) {
    console.error(`Usage: main.ts ${Object.keys(commands).join('|')}`);
    return 1;
  }
  try {
    const config = parseConfig(readEnvironment(process.cwd(), process.env));
    const command = await load();
    await command(config, args);
    return 0;
  } catch (error) {
    console.error(describe(error, true));
    return 1;
  }
}

process.exit(await main(process.argv.slice(2)));
