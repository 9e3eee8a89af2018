import { isAllowedHost } from '@rostrum/contracts/builder';

/**
 * Returns the address that people link to, or none if the organisation did not name its site. Anyone can write the
 * query of an unsaved embed, and its page is on this origin: a foreign address in it would borrow this origin's trust.
 */
export function permitForeignLink(
  link: string | undefined,
  allowedDomains: readonly string[],
): string | undefined {
  if (link === undefined || link === '' || allowedDomains.length === 0) return undefined;
  return isAllowedHost(new URL(link).hostname, allowedDomains) ? link : undefined;
}
