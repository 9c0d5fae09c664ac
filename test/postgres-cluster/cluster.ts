import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPort } from '../helpers/ports.ts';
import { makeServerFolder } from '../helpers/server-folder.ts';
import {
  type BackUps,
  backUpSettings,
  type Node,
  patroniSettings,
  pgBackRest,
  programs,
  proxySettings,
} from './settings.ts';

/**
 * A PostgreSQL that survives its machines: three nodes of Patroni with etcd, each in a network namespace of its own as on
 * a machine of its own, synchronous replication, and HAProxy in front, which leads to the primary and to the replicas.
 */
export type PostgresCluster = {
  /** The primary's address, whichever it is, and the replicas'. Their user owns the database. */
  url: string;
  readUrl: string;
  /** Index of the primary, as soon as there is one that has a synchronous replica and all nodes run. */
  whenHealthy(): Promise<number>;
  /** Kills everything on a node at once, as a crash of its machine does. */
  crash(node: number): Promise<void>;
  /** Starts a node again with the data that it had. */
  start(node: number): Promise<void>;
  /** Cuts a node's network off, while all on it goes on running; and connects it again. */
  cutOff(node: number): Promise<void>;
  connect(node: number): Promise<void>;
  /** Makes another node the primary, on purpose. */
  switchOver(): Promise<void>;
  /** Runs pgBackRest on the primary, as PostgreSQL's user; what it wrote. */
  pgBackRest(...words: string[]): Promise<string>;
  stop(): void;
};

/**
 * Where Patroni ends it is started again, as by systemd; and where it stands still, or has left the cluster, for a minute.
 * Arguments: its file, its address, its name.
 */
const keepRunning = `while :; do
  patroni "$0" & patroni=$!; missed=0
  while sleep 5; kill -0 $patroni 2>/dev/null; do
    if curl -fsm 3 -o /dev/null "$1/liveness" && curl -fsm 3 "$1/cluster" | grep -q ""$2""; then missed=0
    else missed=$((missed + 1)); fi
    [ $missed -lt 12 ] || { echo "Patroni is started again"; kill -9 $patroni; }
  done
done`;

const needed = ['patroni', 'etcd', 'haproxy', 'ip', 'runuser', 'curl', `${programs}/postgres`];
const owner = 'visavis';
const startTimeout = 240_000;
const run = promisify(execFile);

/** Why there can be no such cluster here; undefined: there can. */
export function missingForCluster(also: readonly string[] = []): string | undefined {
  if (process.getuid?.() !== 0) return 'network namespaces need root';
  const folders = (process.env.PATH ?? '').split(':').concat('/usr/sbin', '/sbin');
  const missing = [...needed, ...also].filter(
    (name) => !folders.some((folder) => existsSync(path.resolve(folder, name))),
  );
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  try {
    execFileSync('ip', ['netns', 'add', `visavis-try-${process.pid}`], { stdio: 'pipe' });
    execFileSync('ip', ['netns', 'del', `visavis-try-${process.pid}`], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return `no network namespaces: ${(error as Error).message.trim()}`;
  }
}

const ip = async (...words: string[]): Promise<void> => void (await run('ip', words));

type Member = { name: string; role: string; state: string };

/** Starts the cluster with an empty database of ours, or with what was backed up. @throws Error where it cannot be had (`missingForCluster`) */
export async function startPostgresCluster(count = 3, backUps?: BackUps): Promise<PostgresCluster> {
  const folder = makeServerFolder();
  const id = process.pid % 4096;
  const network = `10.${64 + (id >> 8)}.${id & 255}`;
  const bridge = `vvb${id}`;
  const nodes = Array.from(
    { length: count },
    (_, i): Node => ({
      name: `node${i}`,
      namespace: `visavis-${id}-${i}`,
      link: `vv${id}n${i}`,
      ip: `${network}.${10 + i}`,
      folder: path.join(folder, `node${i}`),
    }),
  );
  const nodeAt = (index: number) => nodes[index] as Node;
  /** What nodes tell each other of timelines, as on a machine of its own. */
  const archive = path.join(folder, 'archive');
  const ports = { primary: await findPort(), replicas: await findPort() };
  let proxy: ChildProcess | undefined;

  async function layNetwork(): Promise<void> {
    await ip('link', 'add', bridge, 'type', 'bridge');
    await ip('addr', 'add', `${network}.1/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    for (const node of nodes) {
      const inner = `${node.link}i`;
      await ip('netns', 'add', node.namespace);
      await ip('link', 'add', node.link, 'type', 'veth', 'peer', 'name', inner, 'netns', node.namespace);
      await ip('link', 'set', node.link, 'master', bridge, 'up');
      const within = (...words: string[]) => ip('-n', node.namespace, ...words);
      await within('addr', 'add', `${node.ip}/24`, 'dev', inner);
      await within('link', 'set', inner, 'up');
      await within('link', 'set', 'lo', 'up');
    }
  }

  /** Runs a program on a node as PostgreSQL's user, until the node crashes. */
  function launch(node: Node, name: string, program: readonly string[]): void {
    const log = openSync(path.join(node.folder, `${name}.log`), 'a');
    const words = ['netns', 'exec', node.namespace, 'runuser', '-u', 'postgres', '--', ...program];
    spawn('ip', words, { stdio: ['ignore', log, log], cwd: node.folder }).unref();
  }

  async function start(index: number): Promise<void> {
    const node = nodeAt(index);
    launch(node, 'etcd', [
      'etcd',
      ...['--name', node.name, '--data-dir', path.join(node.folder, 'etcd')],
      ...[
        '--listen-client-urls',
        `http://${node.ip}:2379`,
        '--advertise-client-urls',
        `http://${node.ip}:2379`,
      ],
      ...[
        '--listen-peer-urls',
        `http://${node.ip}:2380`,
        '--initial-advertise-peer-urls',
        `http://${node.ip}:2380`,
      ],
      ...['--initial-cluster', nodes.map((each) => `${each.name}=http://${each.ip}:2380`).join(',')],
      // Both processors may be busy for longer than a tenth of a second.
      ...['--heartbeat-interval', '250', '--election-timeout', '2500', '--pre-vote', '--log-level', 'error'],
    ]);
    const file = path.join(node.folder, 'patroni.json');
    launch(node, 'patroni', ['sh', '-c', keepRunning, file, `http://${node.ip}:8008`, node.name]);
  }

  /** Processes on a node. */
  function pidsOf({ namespace }: Node): number[] {
    const { stdout } = spawnSync('ip', ['netns', 'pids', namespace], { encoding: 'utf8' });
    return stdout.split('\n').filter(Boolean).map(Number);
  }

  function killAll(node: Node): number {
    const pids = pidsOf(node);
    if (pids.length > 0) spawnSync('kill', ['-9', ...pids.map(String)]);
    return pids.length;
  }

  async function crash(index: number): Promise<void> {
    while (killAll(nodeAt(index)) > 0) await delay(50);
  }

  async function membersOf({ ip: host }: Node): Promise<Member[]> {
    const response = await fetch(`http://${host}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
    return ((await response.json()) as { members: Member[] }).members;
  }

  /** What a node's Patroni said last. */
  const logOf = ({ name, folder: home }: Node): string =>
    `${name}: ${readFileSync(path.join(home, 'patroni.log'), 'utf8').slice(-3_000)}`;

  async function whenHealthy(): Promise<number> {
    const deadline = Date.now() + startTimeout;
    for (;;) {
      const seen = await Promise.all(nodes.map((node) => membersOf(node).catch(() => [])));
      const agreed = seen.map((members) => members.find(({ role }) => role === 'leader')?.name);
      const isWhole = seen.every(
        (members) =>
          members.length === count &&
          members.some(({ role }) => role === 'sync_standby') &&
          members.every(({ state }) => state === 'running' || state === 'streaming'),
      );
      if (isWhole && agreed.every((name) => name !== undefined && name === agreed[0]))
        return nodes.findIndex(({ name }) => name === agreed[0]);
      if (Date.now() > deadline)
        throw new Error(
          `PostgreSQL's cluster is not whole: ${JSON.stringify(seen)}\n${nodes.map(logOf).join('\n')}`,
        );
      await delay(250);
    }
  }

  /** At once, as the process may be ending. */
  function clear(): void {
    proxy?.kill('SIGKILL');
    for (const node of nodes) while (killAll(node) > 0);
    for (const { namespace, link } of nodes) {
      spawnSync('ip', ['link', 'del', link]);
      spawnSync('ip', ['netns', 'del', namespace]);
    }
    spawnSync('ip', ['link', 'del', bridge]);
    rmSync(folder, { recursive: true, force: true });
  }
  process.once('exit', clear);

  function stop(): void {
    process.off('exit', clear);
    clear();
  }

  async function createOwnDatabase(leader: Node): Promise<void> {
    const psql = (text: string) =>
      run(`${programs}/psql`, ['-h', leader.ip, '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', '-qc', text]);
    await psql(`create role ${owner} login`);
    await psql(`create database ${owner} owner ${owner}`);
  }

  async function whenAnswering(port: number): Promise<void> {
    const ask = ['-h', '127.0.0.1', '-p', String(port), '-U', owner, '-qc', 'select 1', owner];
    const deadline = Date.now() + startTimeout;
    for (;;) {
      const asked = await run(`${programs}/psql`, ask).catch((error: Error) => error);
      if (!(asked instanceof Error)) return;
      if (Date.now() > deadline) throw asked;
      await delay(100);
    }
  }

  try {
    await layNetwork();
    mkdirSync(archive);
    await run('chown', ['postgres', archive]);
    for (const [index, node] of nodes.entries()) {
      mkdirSync(node.folder);
      await run('chown', ['postgres', node.folder]);
      writeFileSync(
        path.join(node.folder, 'patroni.json'),
        JSON.stringify(patroniSettings(node, nodes, { network, archive, backUps })),
      );
      if (backUps) writeFileSync(path.join(node.folder, 'pgbackrest.conf'), backUpSettings(node, backUps));
      await start(index);
    }
    const leader = nodeAt(await whenHealthy());
    if (!backUps?.restoreTo) await createOwnDatabase(leader);
    const proxyFile = path.join(folder, 'haproxy.cfg');
    writeFileSync(proxyFile, proxySettings(nodes, ports));
    proxy = spawn('haproxy', ['-db', '-f', proxyFile], { stdio: 'ignore' });
    // Before its first checks it takes each node for all that it looks for.
    await delay(2_000);
    for (const port of Object.values(ports)) await whenAnswering(port);
  } catch (error) {
    stop();
    throw error;
  }

  return {
    url: `postgresql://${owner}@127.0.0.1:${ports.primary}/${owner}`,
    readUrl: `postgresql://${owner}@127.0.0.1:${ports.replicas}/${owner}`,
    whenHealthy,
    crash,
    start,
    cutOff: (index) => ip('link', 'set', nodeAt(index).link, 'down'),
    connect: (index) => ip('link', 'set', nodeAt(index).link, 'up'),
    async switchOver() {
      const leader = nodeAt(await whenHealthy());
      const members = await membersOf(leader);
      const candidate = members.find(({ role }) => role === 'sync_standby')?.name;
      const body = JSON.stringify({ leader: leader.name, candidate });
      const response = await fetch(`http://${leader.ip}:8008/switchover`, { method: 'POST', body });
      if (!response.ok) throw new Error(`Patroni did not switch over: ${await response.text()}`);
    },
    async pgBackRest(...words) {
      const leader = nodeAt(await whenHealthy());
      const program = ['runuser', '-u', 'postgres', '--', ...pgBackRest(leader, ...words)];
      const { stdout } = await run('ip', ['netns', 'exec', leader.namespace, ...program], {
        cwd: leader.folder,
      });
      return stdout;
    },
    stop,
  };
}
