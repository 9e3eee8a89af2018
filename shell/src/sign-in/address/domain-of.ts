import { cleanEmail } from '@rostrum/contracts';

/** What stands behind the @, or null while the address is not whole. */
export const domainOf = (email: string): string | null =>
  /^[^\s@]+@([^\s@]+\.[^\s@.]{2,})$/.exec(cleanEmail(email))?.[1]?.toLowerCase() ?? null;
