/** The search page for a text (specification, section 2). */
export const searchAddress = (text: string): string =>
  `/dashboard/search?${new URLSearchParams({ q: text, active: '' })}`;
