import { useAddress } from './address.ts';
import { safeTarget } from './safe-target.ts';

/** Where a user wanted to go, when the address says so and it is a page of this site. */
export const useTarget = (): string | null =>
  safeTarget(useAddress().query.get('callbackUrl'), location.origin);
