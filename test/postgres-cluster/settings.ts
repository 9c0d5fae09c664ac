import path from 'node:path';

/** A machine of its own, as far as processes and network can tell. */
export type Node = { name: string; namespace: string; link: string; ip: string; folder: string };

export const programs = '/usr/lib/postgresql/15/bin';

/** Where pgBackRest keeps what it copied, which nodes share as they would a bucket; and to when a new cluster is to be restored. */
export type BackUps = { repository: string; restoreTo?: string };

const stanza = 'visavis';
const backUpFile = ({ folder }: Node): string => path.join(folder, 'pgbackrest.conf');

/** pgBackRest of a node. */
export const pgBackRest = (node: Node, ...words: string[]): string[] => [
  'pgbackrest',
  `--config=${backUpFile(node)}`,
  `--stanza=${stanza}`,
  ...words,
];

/** Its file. */
export const backUpSettings = ({ folder }: Node, { repository }: BackUps): string => `[global]
repo1-path=${repository}
repo1-retention-full=2
start-fast=y
compress-type=zst
log-level-console=warn
log-path=${folder}
lock-path=${folder}/lock
spool-path=${folder}/spool
[${stanza}]
pg1-path=${path.join(folder, 'data')}
pg1-socket-path=${folder}
`;

/** A cluster whose first node is made from the back-up, as it was at a time; the others copy it. */
function bootstrapFrom(node: Node, restoreTo: string): object {
  const words = pgBackRest(
    node,
    '--type=time',
    `--target="${restoreTo}"`,
    '--target-action=promote',
    'restore',
  );
  return {
    method: 'pgbackrest',
    pgbackrest: { command: words.join(' '), no_params: true, keep_existing_recovery_conf: true },
  };
}

/** What keeps timelines apart: files of them for all nodes to see, or an archive of everything. */
function archiving(node: Node, archive: string, backUps: BackUps | undefined) {
  const own = {
    push: `case %f in *.history) cp %p ${archive}/%f;; esac`,
    get: `cp ${archive}/%f %p`,
  };
  return backUps
    ? {
        push: pgBackRest(node, 'archive-push', '%p').join(' '),
        get: pgBackRest(node, 'archive-get', '%f', '"%p"').join(' '),
      }
    : own;
}

/** Patroni's file, which is YAML and so may be JSON. Nobody but this machine reaches `network`: nobody is asked for a password. */
export function patroniSettings(
  node: Node,
  nodes: readonly Node[],
  { network, archive, backUps }: { network: string; archive: string; backUps?: BackUps | undefined },
): object {
  const { push, get } = archiving(node, archive, backUps);
  return {
    scope: 'visavis',
    name: node.name,
    restapi: { listen: `${node.ip}:8008`, connect_address: `${node.ip}:8008` },
    etcd3: { hosts: nodes.map((each) => `${each.ip}:2379`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 8,
        // Without a second node nothing is acknowledged, nor by a primary that has just been promoted.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 200,
            wal_log_hints: 'on',
            shared_buffers: '64MB',
            // What a node that was away lacks.
            wal_keep_size: '512MB',
            // As an archive does: two nodes that are promoted one soon after the other must not take the same timeline.
            archive_mode: 'on',
          },
        },
      },
      ...(backUps?.restoreTo && bootstrapFrom(node, backUps.restoreTo)),
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      pg_hba: [
        'local all all trust',
        `host all all ${network}.0/24 trust`,
        `host replication all ${network}.0/24 trust`,
      ],
    },
    postgresql: {
      listen: `${node.ip}:5432`,
      connect_address: `${node.ip}:5432`,
      data_dir: path.join(node.folder, 'data'),
      bin_dir: programs,
      pgpass: path.join(node.folder, 'pgpass'),
      // A node that cannot be led back is made anew.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      parameters: { unix_socket_directories: node.folder, archive_command: push },
      recovery_conf: { restore_command: get },
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'postgres' },
        rewind: { username: 'postgres' },
      },
    },
  };
}

/** Where the primary goes to, and reads: connections to a node that ceases to be what it was are ended. */
export function proxySettings(nodes: readonly Node[], ports: { primary: number; replicas: number }): string {
  const listen = (name: 'primary' | 'replica', port: number) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${name}
  http-check expect status 200
  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} ${node.ip}:5432 check port 8008`).join('\n')}`;
  return `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 30m
  timeout server 30m
${listen('primary', ports.primary)}
${listen('replica', ports.replicas)}
`;
}
