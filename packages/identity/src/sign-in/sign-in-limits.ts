import type { LimitRule } from '@rostrum/server-kit/limits';

const quarterOfAnHour = 900;
const hour = 3600;
const day = 86_400;

/** How often a user may try to prove who they are. Every number of it stands here. */
export const signInLimits = {
  /** One account from one address. A pair is kept out, never an account alone: that would let anybody lock anybody out. */
  pair: {
    name: 'sign-in',
    points: 5,
    seconds: quarterOfAnHour,
    growingBlock: { seconds: quarterOfAnHour, longest: day },
  },
  /** All accounts from one address: an office shares it, a program that tries lists does too. */
  address: { name: 'sign-in-address', points: 100, seconds: hour },
  /** One account from everywhere. Beyond it no one is kept out, but each address has one try instead of five. */
  account: { name: 'sign-in-account', points: 50, seconds: day },
  pairOfGuessedAccount: { name: 'sign-in-guessed', points: 1, seconds: quarterOfAnHour },
} as const satisfies Record<string, LimitRule>;
