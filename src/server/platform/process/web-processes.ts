import { availableParallelism, totalmem } from 'node:os';

/** What a machine, or the container that we are in, has for us. */
export type Machine = { cores: number; memoryBytes: number };

const megabyte = 1_000_000;
/** What a web process takes with 200,000 offers and its kept responses (docs/performance.md), rounded up. */
const bytesPerProcess = 500 * megabyte;
/** For PostgreSQL, a worker that imports, and the system. */
const bytesForOthers = 2_000 * megabyte;
/** Of ourselves no more, since each has connections of its own, and PostgreSQL takes 100 unless it is told otherwise. */
const maxByItself = 8;

/** Connections of all web processes together, and of one at least and at most. */
const connections = { all: 40, min: 3, max: 10 };

function readMachine(): Machine {
  // 0 or a number beyond all memory: not constrained.
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { cores: availableParallelism(), memoryBytes: Math.min(totalmem(), constrained) };
}

/** How many web processes run beside each other: as many as wanted, else one for each core that memory allows. */
export function countWebProcesses(wanted: number | undefined, machine: Machine = readMachine()): number {
  if (wanted !== undefined) return wanted;
  const fitting = Math.floor((machine.memoryBytes - bytesForOthers) / bytesPerProcess);
  return Math.max(1, Math.min(machine.cores, fitting, maxByItself));
}

/** Connections to PostgreSQL that each of so many web processes may have. */
export const connectionsOfEach = (processes: number): number =>
  Math.max(connections.min, Math.min(connections.max, Math.floor(connections.all / processes)));
