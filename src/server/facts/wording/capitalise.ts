/** With a capital in front; what follows stays as it is: "noir mat" → "Noir mat", "écran LCD" → "Écran LCD". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
