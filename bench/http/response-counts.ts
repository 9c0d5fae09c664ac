/** What the measured server is asked for its counts with. */
export const benchToken = 'bench';

/** Responses so far: sent as they were kept, sent while their successor was made, made. */
export type ResponseCounts = { kept: number; lagging: number; made: number };

/** Asks a server that counts. */
export async function readCounts(port: number): Promise<ResponseCounts> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${benchToken}` },
  });
  const text = await response.text();
  const read = (name: string) => Number(new RegExp(`^visavis_responses_${name} (\\d+)`, 'm').exec(text)?.[1]);
  return { kept: read('kept'), lagging: read('lagging'), made: read('made') };
}
