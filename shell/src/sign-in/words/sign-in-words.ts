import { signInErrors, type ssoErrors } from '@rostrum/contracts';
import { tooMany, unreachable, type Notice } from './notice.ts';

const unable = 'We could not sign you in. Try again in a moment.';
const again = 'Try once more, or sign in another way.';
const providerFailed = `Signing in through the other site did not work. ${again}`;
const noMail = 'The sign-in link could not be sent. Try again in a moment, or use a password.';

/** After a sign-in through an identity provider. The codes as a type only: their contract would come along. */
const providerMessages = {
  SsoExpired: `Single sign-on took too long, or this was its second use. ${again}`,
  SsoOtherBrowser: 'You started signing in from a different browser. Try again in this one.',
  SsoRefused:
    'The answer of your organisation’s sign-in page could not be trusted. Try again; if it stays, tell your administrator.',
  SsoDenied: `Your organisation’s sign-in page did not let you in, or you cancelled there. ${again}`,
  SsoNoEmail:
    'Your organisation’s sign-in page did not tell a confirmed email. Ask your administrator to have it sent along.',
  SsoForeignDomain:
    'Your email is not of a domain that belongs to this organisation. Sign in another way, or ask your administrator.',
  SsoNoAccount:
    'Single sign-on worked, but the organisation has no account for you here. Ask your administrator for an invitation.',
  SsoLinkedElsewhere:
    'This single sign-on is linked to another account. Sign in with that one, or ask your administrator.',
  SsoDisabled: 'Single sign-on is switched off for this organisation. Sign in another way.',
  SsoConfirmFirst:
    'Linking needs a fresh proof that it is you. Open Settings, Password, and begin it there again.',
  SsoUnreachable:
    'The sign-in page of your organisation does not answer. Try again in a moment, or sign in another way.',
} satisfies Record<(typeof ssoErrors)[keyof typeof ssoErrors], string>;

/** Codes of the protocol and of the ways to sign in, as a failed attempt or a link to this page carries them. */
const messages: Readonly<Record<string, string>> = {
  Signin: unable,
  OAuthSignin: providerFailed,
  OAuthCallback: providerFailed,
  OAuthCreateAccount: providerFailed,
  EmailCreateAccount: 'The account could not be made. Ask for a new sign-in link.',
  Callback: 'This page was open too long, or cookies are switched off. Try again.',
  OAuthAccountNotLinked:
    'This address has an account that single sign-on is not linked to yet. Sign in as you did before, then link it under Settings.',
  EmailSignin: noMail,
  CredentialsSignin: 'That email and password do not match.',
  SessionRequired: 'Sign in to see this page.',
  AccessDenied: 'This account may not sign in here. Ask your administrator.',
  Verification: 'This sign-in link was used already or is too old. Ask for a new one.',
  Configuration: 'This way to sign in is switched off here. Sign in another way, or ask your administrator.',
  [signInErrors.secondFactorInvalid]:
    'That was not right. Enter the code that the app shows now, or a recovery code that was not used yet.',
  [signInErrors.secondFactorExpired]: 'That took more than ten minutes. Sign in again from the beginning.',
  [signInErrors.passkeyInvalid]: 'This passkey is not known here, or it took too long. Sign in another way.',
  [signInErrors.singleSignOnRequired]:
    'Your organisation signs its members in through its own page. Continue with single sign-on.',
  [signInErrors.memberDeactivated]:
    'Your organisation has deactivated your account. Ask one of its administrators to activate it.',
  [signInErrors.sessionEnded]: 'Your session has ended. Sign in to return to the page you were on.',
  PasskeyCancelled: 'No passkey was used. Try again, or sign in another way.',
  PasskeyFailed: 'This device could not use a passkey. Sign in another way.',
  ...providerMessages,
  // Of the call that asks where to go.
  unknown_org: 'There is no single sign-on for this organisation. Sign in another way.',
  sso_disabled: 'Single sign-on is switched off for this organisation. Sign in another way.',
  idp_unreachable:
    'The sign-in page of your organisation does not answer. Try again in a moment, or sign in another way.',
  unreachable,
};

/** What a failed sign-in is told. Never says whether an account exists. */
export function signInNotice(error: string, retryAfterSeconds: number | null = null): Notice {
  if (error === signInErrors.tooMany || error === 'too_many_requests') return tooMany(retryAfterSeconds);
  return { text: Object.hasOwn(messages, error) ? (messages[error] ?? unable) : unable };
}
