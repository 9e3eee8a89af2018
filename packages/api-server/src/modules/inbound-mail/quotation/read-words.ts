/** Returns the words of a list that are separated by bars, on any number of lines. */
export const readWords = (list: string): string[] =>
  list
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);
