/** A picture that cannot be shown, with a message for staff. */
export class PictureError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
  }
}
