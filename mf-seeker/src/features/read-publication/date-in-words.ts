import { locale } from '@rostrum/contracts';
/** `3 March 2026`. */
export const dateInWords = (instant: string): string =>
  new Date(instant).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' });
