import { createAuthClient } from './create-auth-client.ts';
import { browserPage } from './page.ts';
import { createPasskeysOnDemand } from './passkeys-on-demand.ts';

export type { AuthClient, AuthState, Issuer } from './create-auth-client.ts';
export type { PasskeyFailure, PasskeyOutcome, Passkeys } from './passkeys.ts';
export type { SignInOptions, SignInResult } from './sign-in.ts';

/** The session of this page, one for the shell and every area. */
export const authClient = createAuthClient(browserPage);

/** The time zone of the organisation at whose desk this person is; undefined for everybody else. */
export const deskTimeZone = (): string | undefined => browserPage.deskTimeZone;

/** Returns the address of the organisation's external expert centre; undefined without one. */
export const expertCenter = (): string | undefined => browserPage.expertCenter;

/** The passkeys of this browser: to sign in with, to prove with, to make. */
export const passkeys = createPasskeysOnDemand(browserPage, authClient);
