import { type Config, parseConfig } from './platform/config.ts';
import { readEnvironment } from './platform/config-variables.ts';
import { prepareDataFolder } from './platform/files/data-folder.ts';
import { UsageAskedFor } from './platform/process/command-line.ts';
import { tellFailure } from './platform/process/failure.ts';
import { lowerProcess } from './platform/process/priority.ts';

/** Resolves to the exit code. */
type Command = (config: Config, args: readonly string[]) => Promise<number>;

async function importFeeds(config: Config, args: readonly string[]): Promise<number> {
  // Before loading the modules: that alone takes most of a second of processor time.
  lowerProcess(config.backgroundNice);
  const [{ runCommand }, { parseImportArguments }, { runImport }, { createSiteFetch }] = await Promise.all([
    import('./wiring/run-command.ts'),
    import('./feeds/command/arguments.ts'),
    import('./feeds/command/import-command.ts'),
    import('./wiring/merchant-fetch.ts'),
  ]);
  // Whoever asks for help, or mistypes an option, waits for no database.
  const options = parseImportArguments(args);
  const { stdout } = process;
  const output = { write: (text: string) => void stdout.write(text), isTerminal: stdout.isTTY };
  return runCommand(
    config,
    (database) => runImport(options, { database, output, askSite: createSiteFetch(config) }),
    { isBackground: true },
  );
}

async function manageUsers(config: Config, args: readonly string[]): Promise<number> {
  const [{ runCommand }, { runUserCommand }] = await Promise.all([
    import('./wiring/run-command.ts'),
    import('./identity/service.ts'),
  ]);
  const write = (text: string) => void process.stdout.write(text);
  return runCommand(config, (database) => runUserCommand(args, { database, write }));
}

async function searchIndex(config: Config, args: readonly string[]): Promise<number> {
  const [{ runCommand }, { runSearchCommand }, { facetSpecificationKeys }, { categoryWords }] =
    await Promise.all([
      import('./wiring/run-command.ts'),
      import('./search/service.ts'),
      import('./catalogue/service.ts'),
      import('./facts/service.ts'),
    ]);
  const write = (text: string) => void process.stdout.write(text);
  const { searchCluster: cluster } = config;
  return runCommand(config, (database) =>
    runSearchCommand(args, {
      database,
      cluster,
      specificationKeys: facetSpecificationKeys,
      categoryWords,
      write,
    }),
  );
}

/** Dependencies shared by `backup` and `restore`. */
const archiveCommand = (name: 'runBackup' | 'runRestore') => async (): Promise<Command> => {
  const [{ runCommand }, backup, { openFiles }] = await Promise.all([
    import('./wiring/run-command.ts'),
    import('./backup/service.ts'),
    import('./platform/files/open-files.ts'),
  ]);
  return (config, args) =>
    runCommand(config, (database) =>
      backup[name](args, {
        database,
        pictures: openFiles(config, 'pictures'),
        feeds: openFiles(config, 'feeds'),
        write: (text) => void process.stdout.write(text),
      }),
    );
};

async function writeData(config: Config): Promise<number> {
  const [{ runCommand }, { writeNow }] = await Promise.all([
    import('./wiring/run-command.ts'),
    import('./open-data/service.ts'),
  ]);
  const licence = config.openDataLicence;
  if (!licence) throw new Error('OPEN_DATA_LICENCE is not set: there is no open data without a licence.');
  return runCommand(config, async (database) => {
    const { files } = await writeNow(config, database, licence);
    for (const { name, rows, bytes } of files) console.info(`${name}: ${rows} lines, ${bytes} bytes`);
    return 0;
  });
}

/** Loaded lazily: an import needs no web server. */
const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./start.ts')).start,
  web: async () => (await import('./web.ts')).runWeb,
  worker: async () => (await import('./worker.ts')).runWorker,
  import: async () => importFeeds,
  user: async () => manageUsers,
  backup: archiveCommand('runBackup'),
  restore: archiveCommand('runRestore'),
  search: async () => searchIndex,
  pictures: async () => (await import('./wiring/pictures-command.ts')).runPictures,
  'open-data': async () => writeData,
  mcp: async () => {
    const { runMcp } = await import('./assistants/stdio-command.ts');
    return ({ publicUrl }, args) => runMcp(publicUrl, args);
  },
  collect: async () => (await import('./wiring/collect-command.ts')).runCollect,
};

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const load = commands[name];
  if (!load) {
    console.error(`Usage: main.ts ${Object.keys(commands).join('|')}`);
    return 1;
  }
  try {
    const config = parseConfig(readEnvironment(process.cwd(), process.env));
    prepareDataFolder(config.dataDir);
    const command = await load();
    return await command(config, args);
  } catch (error) {
    if (error instanceof UsageAskedFor) {
      console.log(error.message);
      return 0;
    }
    return tellFailure(error);
  }
}

process.exit(await main(process.argv.slice(2)));
