/** The address of one of our own pictures, by its name under DATA_DIR/pictures; it never changes. */
export const pictureAddress = (file: string): string => `/pictures/${encodeURIComponent(file)}`;

/** Stands in where a picture is asked for and there is none yet. */
export const placeholderAddress = '/pictures/placeholder.svg';
