/** The search page takes no longer text; a title that was chosen may be longer. */
const longest = 100;

/** The search page for a text (specification, section 2). */
export const searchAddress = (text: string): string =>
  `/dashboard/search?${new URLSearchParams({ q: [...text].slice(0, longest).join(''), active: '' })}`;
