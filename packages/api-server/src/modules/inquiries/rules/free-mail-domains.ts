import { isFreeMailDomain } from '@rostrum/server-kit/mail';

/** Whether a rule of this kind meets everyone at a free-mail provider. */
export const isFreeMail = (kind: string, pattern: string): boolean =>
  (kind === 'domain' && isFreeMailDomain(pattern)) ||
  (kind === 'wildcard' && isFreeMailDomain(pattern.slice(2)));
