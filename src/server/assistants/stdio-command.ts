import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { callOverHttp } from './call-api.ts';
import { createAssistants } from './server.ts';

/**
 * `npm run --silent mcp [https://shop.example]`: the same tools over standard input and output, served by a running
 * Visavis. Resolves when the client has left.
 */
export async function runMcp(publicUrl: string, [origin = publicUrl]: readonly string[]): Promise<number> {
  const makeServer = createAssistants({ ask: callOverHttp(origin), publicUrl: new URL(origin).origin });
  const { promise, resolve } = Promise.withResolvers<void>();
  process.stdin.once('close', resolve).once('end', resolve);
  const served = serveStdio(makeServer, { onerror: (error) => console.error(error.message) });
  await promise;
  await served.close();
  return 0;
}
