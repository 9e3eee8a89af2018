import type { PersonSource } from '@rostrum/contracts';

/** How a profile came to be, in a word. */
export const sourceLabels: Record<PersonSource, string> = {
  manual: 'Added',
  csv: 'CSV',
  api: 'API',
  hr: 'HR feed',
  sso: 'Sign-on',
};
