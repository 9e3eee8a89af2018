import type { LimitRule } from '@rostrum/server-kit/limits';

/** Whole IPv6 networks and offices count as one address, so these are wide. */
export const perAddress = {
  /** Calls that may send a mail: forgotten passwords, sign-in links, sign-ups. */
  mailOrders: { points: 60, seconds: 3600 },
  /** Calls that hash a password for a stranger. */
  hashes: { points: 30, seconds: 3600 },
  /** Calls that take a mailed secret. It cannot be guessed; this keeps programs from trying. */
  links: { points: 120, seconds: 900 },
  discovery: { points: 300, seconds: 900 },
} as const;

/** The same for the calls of the sign-in protocol, which have no contract to be named after. */
export const signInLinkOrders: LimitRule = { name: 'sign-in-link-address', ...perAddress.mailOrders };
export const mailedLinkUses: LimitRule = { name: 'mailed-link-address', ...perAddress.links };

/** However many ask, a mailbox gets no more than this of one kind. */
export const perMailbox = (kind: string): LimitRule => ({ name: `mail-${kind}`, points: 3, seconds: 3600 });

/** Guesses of the current password where it protects the account itself. */
export const changeEmailGuesses: LimitRule = { name: 'change-email', points: 10, seconds: 900 };

/** How long mailed links work, in seconds. */
export const linkLives = {
  resetPassword: 30 * 60,
  signIn: 30 * 60,
  /** Signs a browser in that has just proved the mailbox by another link. */
  handover: 5 * 60,
  confirmMailbox: 15 * 60,
  confirmAddress: 24 * 3600,
  changeAddress: 60 * 60,
  invitation: 14 * 24 * 3600,
  /** An order waits this long for its worker at most. */
  order: 24 * 3600,
} as const;
