const between = /\s*(?:&|,|\/|\s(?:and|et)\s)\s*/i;

/** "Keyboards & Mice" covers several things; "Laptops" is one. */
export const isSharedName = (name: string): boolean => between.test(name);

/** A category's name and, where it covers several things, each of them: "Keyboards & Mice", "Keyboards", "Mice". */
export const namesWithin = (name: string): string[] =>
  isSharedName(name) ? [name, ...name.split(between).filter((part) => part.length > 0)] : [name];
