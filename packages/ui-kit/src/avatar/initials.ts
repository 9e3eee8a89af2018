// Array.from keeps letters outside the basic plane whole.
const firstLetter = (name: string | null | undefined) =>
  Array.from(name?.trim() ?? '')[0]?.toLocaleUpperCase() ?? '';

/** First letter of the first name and of the last name; empty when there is neither. */
export const initials = (firstname?: string | null, lastname?: string | null): string =>
  firstLetter(firstname) + firstLetter(lastname);
