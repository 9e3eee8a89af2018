import { accountDeletedPath } from '@rostrum/contracts';

/** A link that keeps where a user wanted to go. */
const withTarget = (path: string) => (target: string | null) =>
  target === null ? path : `${path}?callbackUrl=${encodeURIComponent(target)}`;

const page = (path: string) => ({ path, href: withTarget(path) });

/** Pages of this entry; the server knows the same list. */
export const paths = {
  signIn: page('/login'),
  forgot: page('/login/forgot'),
  reset: page('/login/reset'),
  verify: page('/login/verify'),
  continue: page('/login/continue'),
  invitation: page('/login/invitation'),
  deleted: page(accountDeletedPath),
  signUp: page('/signup'),
  signUpOrganisation: page('/signup/organisation'),
  signUpIndividual: page('/signup/individual'),
  signOut: page('/logout'),
} as const;

/** Pages of the server, readable by everybody. */
export const helpPaths = { help: '/help', privacy: '/help/privacy', terms: '/help/terms' } as const;
