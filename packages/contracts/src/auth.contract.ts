import { z } from 'zod';
import { sessionAnswer } from './session.ts';

/** The authentication library's endpoints (specification, sections 2 and 7); bodies are form-encoded, not JSON. */
export const authBasePath = '/api/auth';
export const authPaths = {
  session: `${authBasePath}/session`,
  csrf: `${authBasePath}/csrf`,
  providers: `${authBasePath}/providers`,
  signIn: (provider: string) => `${authBasePath}/signin/${encodeURIComponent(provider)}`,
  callback: (provider: string) => `${authBasePath}/callback/${encodeURIComponent(provider)}`,
  signOut: `${authBasePath}/signout`,
  log: `${authBasePath}/_log`,
  error: `${authBasePath}/error`,
  refreshToken: `${authBasePath}/refresh-token`,
} as const;

/** Calls below this path are never retried after a refresh (specification, section 4). */
export const loginContinuePath = '/login/continue';

/** Providers by id. `email` is the mailed link; its callback takes `token`. `saml` and OIDC issuers end in a one-time `ticket`. */
export const signInProviders = {
  password: 'credentials',
  email: 'email',
  saml: 'saml',
  passkey: 'passkey',
  secondFactor: 'second-factor',
} as const;

/** The provider that changes to another organisation: takes its `company_username`, and the session as the proof. */
export const organisationProvider = 'organisation';
/** What it answers when what the session was proved with does not count in the organisation that was asked for. */
export const signInAgain = 'SignInAgain';
/** The error when the session is in that organisation already. */
export const alreadyInOrganisation = 'AlreadyInOrganisation';

/** Codes in the `error` of an answer, beyond the authentication library's own. */
export const signInErrors = {
  /** The first factor was right; the provider `second-factor` or `passkey` comes next, in the same browser. */
  secondFactorRequired: 'SecondFactorRequired',
  /** The code or passkey was wrong; the first factor still stands, so another try is possible. */
  secondFactorInvalid: 'SecondFactorInvalid',
  /** The first factor is too long ago, or belongs to another browser: sign in from the beginning. */
  secondFactorExpired: 'SecondFactorExpired',
  /** The passkey is unknown here, or its challenge ran out. */
  passkeyInvalid: 'PasskeyInvalid',
  tooMany: 'TooMany',
  /** The server cannot do it at this moment; the same attempt may work in a minute. */
  unavailable: 'Unavailable',
  /** The organisation lets its members sign in through its own identity provider only. */
  singleSignOnRequired: 'SingleSignOnRequired',
  /** The account belongs to no organisation but one that has deactivated it there. */
  memberDeactivated: 'MemberDeactivated',
  /** The session ended while its page was open; not an attempt that failed. */
  sessionEnded: 'SessionEnded',
} as const;

export const csrfAnswer = z.object({ csrfToken: z.string() });
export const providersAnswer = z.record(
  z.string(),
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    signinUrl: z.string(),
    callbackUrl: z.string(),
  }),
);
/** Every answer of sign-in and sign-out has an absolute url; a failure carries `error` in its query. */
export const redirectAnswer = z.object({ url: z.string() });
export const refreshAnswer = z.object({
  success: z.boolean(),
  data: z.object({ updatedSession: sessionAnswer.nullable() }).nullable(),
  error: z.string().nullable(),
});
