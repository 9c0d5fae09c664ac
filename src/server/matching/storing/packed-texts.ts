/** Texts in memory beside the heap, where the garbage collector need not look at them. */
export type PackedTexts = {
  /** Keeps a text; returns where it lies. */
  add(text: string): { at: number; length: number };
  read(at: number, length: number): string;
  bytes(): number;
};

const chunkSize = 2 ** 20;

/** What is replaced stays until all is dropped: texts are added only. */
export function createPackedTexts(): PackedTexts {
  const chunks: Buffer[] = [];
  let free = 0;

  function room(length: number): number {
    const isOver = free % chunkSize === 0 || (free % chunkSize) + length > chunkSize;
    const at = isOver ? chunks.length * chunkSize : free;
    if (isOver) chunks.push(Buffer.allocUnsafeSlow(Math.max(chunkSize, length)));
    // Nothing comes behind a text that is longer than a chunk.
    free = length > chunkSize ? chunks.length * chunkSize : at + length;
    return at;
  }

  return {
    add(text) {
      const length = Buffer.byteLength(text);
      const at = room(length);
      chunks[Math.floor(at / chunkSize)]?.write(text, at % chunkSize);
      return { at, length };
    },
    read: (at, length) => {
      const from = at % chunkSize;
      return chunks[Math.floor(at / chunkSize)]?.toString('utf8', from, from + length) ?? '';
    },
    bytes: () => chunks.length * chunkSize,
  };
}
