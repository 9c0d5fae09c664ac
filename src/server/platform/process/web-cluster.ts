import type { ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import type { Log } from '../telemetry/log.ts';
import { createSiblingRelay } from './sibling-relay.ts';
import { numberVariable } from './siblings.ts';
import { readyMessage, type Supervised, supervise } from './supervisor.ts';

export type WebClusterOptions = {
  /** The program, its argument, and options of Node. */
  program: string;
  args: readonly string[];
  execArgv: readonly string[];
  env: NodeJS.ProcessEnv;
  processes: number;
  log: Log;
};

/**
 * Starts web processes that share one port, each supervised on its own: while one restarts, the others accept its
 * connections. This process owns the port, so that another program cannot bind it by mistake, as it could with
 * SO_REUSEPORT.
 */
export function superviseWebProcesses(options: WebClusterOptions): Supervised[] {
  const { program, args, execArgv, env, processes, log } = options;
  const relay = createSiblingRelay();
  // Each connection in turn: left to the kernel, one of two processes got six of seven requests (decision 17).
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec: program, args: [...args], execArgv: [...execArgv] });

  function launch(number: number): ChildProcess {
    const { process: child } = cluster.fork({ ...env, [numberVariable]: String(number) });
    child.on('message', (message) => {
      if (message === readyMessage) relay.join(child);
    });
    return child;
  }

  return Array.from({ length: processes }, (_, at) => supervise(`web ${at + 1}`, () => launch(at + 1), log));
}
