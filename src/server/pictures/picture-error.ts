/** A picture that cannot be shown, in words for the person who looks after feeds. */
export class PictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
  }
}
