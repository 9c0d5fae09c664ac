/** Of a category's names, in characters. */
export const maxCategoryNameLength = 60;
