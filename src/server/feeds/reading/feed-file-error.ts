/** A file that is refused as a whole; the message says why in words for whoever imports it. */
export class FeedFileError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'FeedFileError';
  }
}

/** A file that is no feed of a known format: in a folder it is passed over. */
export class UnknownFormatError extends FeedFileError {
  constructor(message: string) {
    super(message);
    this.name = 'UnknownFormatError';
  }
}
