/** One spelling of a category's name: what addresses name it by, and what two categories cannot share. */
export const foldCategoryName = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
