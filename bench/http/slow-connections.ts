// Clients that never finish a request: each sends the start of one, then a byte now and then, and connects again
// when it is cut off. Reports how many connections were open, and how many were cut off.
import { connect } from 'node:net';

export type DawdlerOptions = { port: number; connections: number };
export type DawdlerReport = { open: number; cutOff: number; refused: number };

/** Milliseconds: sending a byte this often defeats a pure idle timeout. */
const dripInterval = 2_000;
/** Connections begun at once, so that the first of them are not cut off before the last are there. */
const batch = 250;
const batchInterval = 20;

process.once('message', ({ port, connections }: DawdlerOptions) => {
  const report: DawdlerReport = { open: 0, cutOff: 0, refused: 0 };
  let isEnding = false;

  function dawdle(): void {
    let isConnected = false;
    let timer: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1', () => {
      isConnected = true;
      report.open++;
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      timer = setInterval(() => socket.write('a'), dripInterval);
    });
    socket.on('error', () => undefined).resume();
    socket.once('close', () => {
      clearInterval(timer);
      if (isConnected) {
        report.open--;
        report.cutOff++;
      } else report.refused++;
      if (!isEnding) setTimeout(dawdle, Math.random() * batchInterval);
    });
  }

  let begun = 0;
  const starter = setInterval(() => {
    for (let count = 0; count < batch && begun < connections; count++, begun++) dawdle();
    if (begun === connections) clearInterval(starter);
  }, batchInterval);

  process.on('message', () => process.send?.(report));
  process.once('disconnect', () => {
    isEnding = true;
    process.exit(0);
  });
});
