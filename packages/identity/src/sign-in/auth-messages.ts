import { alreadyInOrganisation, signInAgain, signInErrors } from '@rostrum/contracts';

/** What the sign-in page says for a code in `error`. */
const signInMessages: Record<string, string> = {
  Signin: 'Try signing in with a different account.',
  OAuthSignin: 'Try signing in with a different account.',
  OAuthCallback: 'Try signing in with a different account.',
  OAuthCreateAccount: 'Try signing in with a different account.',
  EmailCreateAccount: 'Try signing in with a different account.',
  Callback: 'This page was open too long, or cookies are switched off. Try again.',
  OAuthAccountNotLinked: 'To confirm your identity, sign in with the same account you used originally.',
  EmailSignin: 'The email could not be sent. Try again in a moment.',
  CredentialsSignin: 'Sign in failed. Check the details you provided are correct.',
  SessionRequired: 'Please sign in to access this page.',
  [signInErrors.tooMany]: 'Too many attempts. Wait a few minutes and try again.',
  [signInErrors.unavailable]: 'Signing in does not work at this moment. Try again in a minute.',
  [signInErrors.secondFactorRequired]: 'Enter the code of your authenticator app, or a recovery code.',
  [signInErrors.secondFactorInvalid]: 'This code is not right, or it was used already. Enter the next one.',
  [signInErrors.secondFactorExpired]: 'That took too long. Start again with your password.',
  [signInErrors.passkeyInvalid]: 'This passkey is not known here, or it took too long. Sign in another way.',
  [signInErrors.singleSignOnRequired]:
    'Your organisation lets its members sign in through its own page only. Switch JavaScript on and open the sign-in page again; it leads there.',
  [alreadyInOrganisation]: 'You are in this organisation already. Choose another one.',
  [signInAgain]: 'Sign in again to enter this organisation.',
  [signInErrors.memberDeactivated]:
    'Your organisation has deactivated your account. Ask one of its administrators to activate it.',
};

/** The library sends these on to the sign-in page; all others have a page of their own. */
const onSignInPage = new Set([
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'SessionRequired',
  alreadyInOrganisation,
  signInAgain,
  ...Object.values<string>(signInErrors),
]);

export interface ErrorPage {
  status: number;
  title: string;
  text: string;
}

const errorPages: Record<string, ErrorPage> = {
  Configuration: {
    status: 500,
    title: 'Server error',
    text: 'Signing in is not set up correctly. Tell the administrator of this site.',
  },
  AccessDenied: {
    status: 403,
    title: 'Access denied',
    text: 'You do not have permission to sign in. Sign in with another account, or ask the administrator of your organisation.',
  },
  Verification: {
    status: 403,
    title: 'Unable to sign in',
    text: 'The sign-in link is no longer valid. It may have been used already, or it may have expired. Ask for a new one on the sign-in page.',
  },
};

const defaultPage: ErrorPage = { status: 200, title: 'Error', text: 'Something went wrong. Sign in again.' };

const own = <Value>(table: Record<string, Value>, code: string): Value | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

export const isToldOnSignInPage = (code: string): boolean => onSignInPage.has(code);
export const signInMessage = (code: string): string => own(signInMessages, code) ?? 'Unable to sign in.';
export const errorPageOf = (code: string): ErrorPage => own(errorPages, code) ?? defaultPage;
