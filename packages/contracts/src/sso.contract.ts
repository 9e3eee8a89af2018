import { z } from 'zod';
import { defineRoute } from './define-route.ts';

export const ssoKinds = ['saml', 'oidc'] as const;
export type SsoKind = (typeof ssoKinds)[number];
/** `testing`: works for owners and administrators, and no one else is told. `enforced`: members sign in no other way. */
export const ssoStatuses = ['not_set', 'testing', 'active', 'enforced'] as const;
export type SsoStatus = (typeof ssoStatuses)[number];
/** What a first sign-in may make of a person. Never more: an identity provider does not choose who runs the organisation. */
export const jitRoles = ['staff', 'expert', 'agent'] as const;
export type JitRole = (typeof jitRoles)[number];

/** `login` signs in; `link` ties the identity provider's account to the one that is signed in. */
export const samlActions = ['login', 'link'] as const;

/**
 * Codes in the `error` of /login after a sign-in through an identity provider failed; the words are the pages'.
 * `OAuthAccountNotLinked` of the protocol is used too: an account with this address exists and must be linked first.
 */
export const ssoErrors = {
  /** The way back took too long, or was used already. */
  expired: 'SsoExpired',
  /** It came back to another browser than the one it began in. */
  otherBrowser: 'SsoOtherBrowser',
  /** What the identity provider sent could not be trusted. */
  refused: 'SsoRefused',
  /** The identity provider itself said no, or the person cancelled there. */
  denied: 'SsoDenied',
  /** It did not say which address the person has, or that it is confirmed. */
  noEmail: 'SsoNoEmail',
  /** The address is of a domain that the organisation has not proven to be its own. */
  foreignDomain: 'SsoForeignDomain',
  /** The identity provider knows the person, the organisation has no account for them. */
  noAccount: 'SsoNoAccount',
  /** The identity is tied to another account already. */
  linkedElsewhere: 'SsoLinkedElsewhere',
  /** Single sign-on is off for this organisation, or is being tested. */
  disabled: 'SsoDisabled',
  /** Linking asks for a recent proof of who is there: confirm, then try again. */
  confirmFirst: 'SsoConfirmFirst',
  /** The identity provider does not answer. */
  unreachable: 'SsoUnreachable',
} as const;

/** Ids of an organisation's OIDC provider, for `signIn`: `oidc-northmere`. */
export const oidcProviderPrefix = 'oidc-';

const org = z.string().min(1).max(200);
const body = z
  .object({
    /** Where to arrive once signed in; an address of this site, else the page of the role. */
    callback_url: z.string().max(2048).optional(),
  })
  .nullish();
const response = z.object({ url: z.string() });
const errors = [
  'unknown_org',
  'sso_disabled',
  'invalid_action',
  'idp_unreachable',
  'not_authenticated',
  'not_allowed',
  'confirmation_required',
  'too_many_requests',
] as const;

export const sso = {
  /** Leaves a cookie that ties the way back to this browser: call it from the page that then goes to `url`. */
  samlUrl: defineRoute({
    id: 'sso.samlUrl',
    method: 'POST',
    path: '/v1/login/saml/{org}/{action}/url',
    summary: 'Where to send the browser to sign in at the identity provider of an organisation.',
    auth: 'public',
    params: z.object({ org, action: z.string().max(40) }),
    body,
    response,
    errors,
  }),
  samlLoginUrl: defineRoute({
    id: 'sso.samlLoginUrl',
    method: 'POST',
    path: '/v1/login/saml/{org}/url',
    summary: 'The same with the action that is meant when none is named: login.',
    auth: 'public',
    params: z.object({ org }),
    body,
    response,
    errors,
  }),
};
