/** Of a category's names, in characters. */
export const longestCategoryName = 60;
