/** Departments, their categories, and the parts of these. */
export const categoryLevels = 3;

/** Of a category's names, in characters. */
export const maxCategoryNameLength = 60;
