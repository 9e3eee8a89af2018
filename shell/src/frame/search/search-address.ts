import { maxRequestLength } from '@rostrum/contracts';

/** The search page for a text (specification, section 2). It takes no longer text; a chosen title may be longer. */
export const searchAddress = (text: string): string =>
  `/dashboard/search?${new URLSearchParams({ q: text.slice(0, maxRequestLength).toWellFormed(), active: '' })}`;
