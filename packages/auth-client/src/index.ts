import { createAuthClient } from './create-auth-client.ts';
import { browserPage } from './page.ts';

export type { AuthClient, AuthState } from './create-auth-client.ts';
export type { SignInOptions, SignInResult } from './sign-in.ts';

/** The session of this page, one for the shell and every area. */
export const authClient = createAuthClient(browserPage);
