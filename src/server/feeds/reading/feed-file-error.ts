/** A file that is refused as a whole; the message says why in words for whoever imports it. */
export class FeedFileError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'FeedFileError';
  }
}
