/**
 * What the measured process serves: the application without or with the response cache, or a minimal server
 * with the same bytes.
 */
export type ServerKind = 'application' | 'keeping' | 'fastify' | 'node';

/** A response to be sent again byte by byte; `body` in base64. */
export type Recording = { headers: Record<string, string>; body: string };

export type ServerOptions = {
  kind: ServerKind;
  databaseUrl: string;
  /** Responses of each target in the order of its paths, by its name, for the servers that only send bytes. */
  recordings: Record<string, Recording[]>;
  /** Whether the application tells what became of its responses (response-counts.ts). */
  isCounted?: boolean;
};

/** From the measured process: its address, or its processor time so far in microseconds and its memory in bytes. */
export type Report = { port: number } | { microseconds: number; residentBytes: number };
