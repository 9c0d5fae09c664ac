import { availableParallelism, totalmem } from 'node:os';

/** Processors and memory of the machine, or of our container. */
export type Machine = { cores: number; memoryBytes: number };

const megabyte = 1_000_000;
/** Memory of a web process with 200,000 offers and its cached responses beside a crawler (docs/performance.md). */
const bytesPerProcess = 700 * megabyte;
/** For PostgreSQL, a worker that imports, and the system. */
const bytesForOthers = 2_000 * megabyte;
/** Maximum: each process has connections of its own, and PostgreSQL allows 100 by default. */
const maxByItself = 8;

/** Connections of all web processes together, and the minimum and maximum of each. */
const connections = { all: 40, min: 3, max: 10 };

function readMachine(): Machine {
  // 0 or a number beyond all memory: no limit.
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return { cores: availableParallelism(), memoryBytes: Math.min(totalmem(), constrained) };
}

/** The number of web processes: as configured, else one for each core, as far as memory allows. */
export function countWebProcesses(wanted: number | undefined, machine: Machine = readMachine()): number {
  if (wanted !== undefined) return wanted;
  const fitting = Math.floor((machine.memoryBytes - bytesForOthers) / bytesPerProcess);
  return Math.max(1, Math.min(machine.cores, fitting, maxByItself));
}

/** Connections to PostgreSQL of each web process, for this number of processes. */
export const connectionsOfEach = (processes: number): number =>
  Math.max(connections.min, Math.min(connections.max, Math.floor(connections.all / processes)));
