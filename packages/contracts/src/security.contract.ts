import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { describeField } from './forms/describe-field.ts';
import { id, isoDateTime, line, newPassword, ownItemParams, ownParams } from './primitives.ts';
import { createdPasskey, passkeyCreationOptions, passkeyProof, passkeyRequestOptions } from './webauthn.ts';

/** Stands for a challenge or an enrolment; works once, in the browser that asked for it. */
const ticket = z.string().min(20).max(200);
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
const code = describeField(z.string().trim().min(6).max(40), {
  label: 'Code',
  missing: 'Enter the six digits that your app shows.',
  hint: 'From your authenticator app, or a recovery code.',
});
/** What the step after a first factor asks: the digits of the app, or one of the codes that were kept. */
export const secondFactorForms = {
  totp: z.object({ code: describeField(code, { label: 'Code', missing: 'Enter the six digits.' }) }),
  recovery: z.object({
    code: describeField(code, { label: 'Recovery code', missing: 'Enter a recovery code.' }),
  }),
};

const codeOfApp = describeField(
  z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that the app shows.')),
  { label: 'Enter the code that it shows' },
);
const passkeyName = describeField(line(60, 1), { label: 'Name of the passkey', missing: 'Enter a name.' });
/** Shown once: only their hashes are kept. */
const recoveryCodes = z.array(z.string());
const removed = z.object({ removed: z.literal(true) });

export const passkey = z.object({
  id,
  name: z.string(),
  /** Kept in step between devices by its maker, as in a password manager. */
  is_backed_up: z.boolean(),
  created_at: isoDateTime,
  last_used_at: isoDateTime.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const confirmationKinds = ['password', 'totp', 'passkey'] as const;

/** How the person signs in. */
export const securityOverview = z.object({
  has_password: z.boolean(),
  totp: z.object({ created_at: isoDateTime }).nullable(),
  recovery_codes_left: z.number().int().min(0),
  passkeys: z.array(passkey),
  /** True when the organisation requires a second factor that this session has not given: nothing else works until then. */
  is_second_factor_due: z.boolean(),
  /** Until when sensitive changes need no further proof; null when they do. */
  confirmed_until: isoDateTime.nullable(),
  /** How this person can prove again who they are; empty for those who must sign in again instead. */
  confirmation_kinds: z.array(z.enum(confirmationKinds)),
  /** Whether a link to the account's address confirms too. */
  can_confirm_by_link: z.boolean().default(false),
  /** Whether a mailed link has proven the mailbox within ten minutes. */
  is_mailbox_proven: z.boolean().default(false),
  /** The organisation whose identity provider signed the person in, as long as nothing has proven the account itself. */
  vouched_by: z.string().nullable().default(null),
  /** Null for those who belong to none. */
  organisation: z.object({ name: z.string(), requires_second_factor: z.boolean() }).nullable(),
});
export type SecurityOverview = z.infer<typeof securityOverview>;

export const sessionDevices = ['desktop', 'phone', 'tablet', 'other'] as const;

/** A signed-in browser, in words; its place is not kept. */
export const sessionEntry = z.object({
  id,
  browser: z.string(),
  system: z.string(),
  device: z.enum(sessionDevices),
  method: z.enum(['password', 'email', 'saml', 'organisation_oidc', 'oidc', 'passkey']),
  has_second_factor: z.boolean(),
  created_at: isoDateTime,
  last_used_at: isoDateTime,
  is_current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

/** The ways to prove again who one is; each is a form of its own. */
export const confirmationBodies = {
  password: z.object({
    kind: z.literal('password'),
    password: describeField(z.string().min(1).max(1024), {
      label: 'Password',
      missing: 'Enter your password.',
    }),
  }),
  totp: z.object({ kind: z.literal('totp'), code }),
  passkey: z.object({ kind: z.literal('passkey'), ticket, proof: passkeyProof }),
};

export const security = {
  get: defineRoute({
    id: 'security.get',
    method: 'GET',
    path: '/app/security/{identifier}',
    summary: 'How the person signs in: password, second factor, passkeys.',
    params: ownParams,
    response: securityOverview,
  }),
  confirmOptions: defineRoute({
    id: 'security.confirmOptions',
    method: 'POST',
    path: '/app/security/{identifier}/confirm/options',
    summary: 'A challenge for confirming with a passkey.',
    params: ownParams,
    response: z.object({ ticket, options: passkeyRequestOptions }),
  }),
  confirm: defineRoute({
    id: 'security.confirm',
    method: 'POST',
    path: '/app/security/{identifier}/confirm',
    summary: 'Proves again who one is; sensitive changes then need no further proof for ten minutes.',
    params: ownParams,
    body: z.discriminatedUnion('kind', [
      confirmationBodies.password,
      confirmationBodies.totp,
      confirmationBodies.passkey,
    ]),
    response: z.object({ confirmed_until: isoDateTime }),
    errors: ['too_many_requests'],
  }),
  mailConfirmation: defineRoute({
    id: 'security.mailConfirmation',
    method: 'POST',
    path: '/app/security/{identifier}/confirm/link',
    summary: 'Emails a link to the address of the account that proves again who is signed in.',
    params: ownParams,
    response: z.object({ sent_to: z.string() }),
    errors: ['not_allowed', 'too_many_requests'],
  }),
  confirmMailbox: defineRoute({
    id: 'security.confirmMailbox',
    method: 'POST',
    path: '/app/security/{identifier}/confirm/mailbox',
    summary: 'Uses the emailed link, in the browser that asked for it.',
    params: ownParams,
    body: z.object({ token: z.string().min(1).max(200) }),
    /** Null when a second factor is asked for besides. */
    response: z.object({ email: z.string(), confirmed_until: isoDateTime.nullable() }),
    errors: ['not_allowed', 'gone'],
  }),
  startTotp: defineRoute({
    id: 'security.startTotp',
    method: 'POST',
    path: '/app/security/{identifier}/totp',
    summary: 'A new key for an authenticator app; it counts once a code of it was confirmed.',
    params: ownParams,
    response: z.object({
      ticket,
      /** The key for typing, base32. */
      key: z.string(),
      /** The key as authenticator apps read it. */
      uri: z.string(),
      /** `uri` as a QR code: an SVG picture as a data: address. */
      qr: z.string(),
    }),
    errors: ['confirmation_required', 'already_exists'],
  }),
  finishTotp: defineRoute({
    id: 'security.finishTotp',
    method: 'POST',
    path: '/app/security/{identifier}/totp/finish',
    summary: 'Turns the authenticator app on with a first code of it.',
    params: ownParams,
    body: z.object({ ticket, code: codeOfApp }),
    /** Null when there are recovery codes already, from a passkey. */
    response: z.object({ recovery_codes: recoveryCodes.nullable() }),
    errors: ['already_exists', 'gone', 'too_many_requests'],
  }),
  removeTotp: defineRoute({
    id: 'security.removeTotp',
    method: 'DELETE',
    path: '/app/security/{identifier}/totp',
    summary: 'Turns the authenticator app off.',
    params: ownParams,
    response: removed,
    errors: ['confirmation_required', 'not_found', 'invalid_transition'],
  }),
  renewRecoveryCodes: defineRoute({
    id: 'security.renewRecoveryCodes',
    method: 'POST',
    path: '/app/security/{identifier}/recovery-codes',
    summary: 'Ten new recovery codes; earlier ones stop working.',
    params: ownParams,
    response: z.object({ recovery_codes: recoveryCodes }),
    errors: ['confirmation_required', 'invalid_transition'],
  }),
  passkeyOptions: defineRoute({
    id: 'security.passkeyOptions',
    method: 'POST',
    path: '/app/security/{identifier}/passkeys/options',
    summary: 'What the browser needs to make a passkey.',
    params: ownParams,
    response: z.object({ ticket, options: passkeyCreationOptions }),
    errors: ['confirmation_required'],
  }),
  addPasskey: defineRoute({
    id: 'security.addPasskey',
    method: 'POST',
    path: '/app/security/{identifier}/passkeys',
    summary: 'Keeps a passkey that the browser made.',
    params: ownParams,
    body: z.object({ ticket, created: createdPasskey, name: passkeyName.optional() }),
    /** Recovery codes come with the first factor of a person. */
    response: z.object({ passkey, recovery_codes: recoveryCodes.nullable() }),
    errors: ['confirmation_required', 'already_exists', 'gone'],
  }),
  renamePasskey: defineRoute({
    id: 'security.renamePasskey',
    method: 'PATCH',
    path: '/app/security/{identifier}/passkeys/{id}',
    summary: 'Gives a passkey another name.',
    params: ownItemParams,
    body: z.object({ name: passkeyName }),
    response: passkey,
    errors: ['not_found'],
  }),
  removePasskey: defineRoute({
    id: 'security.removePasskey',
    method: 'DELETE',
    path: '/app/security/{identifier}/passkeys/{id}',
    summary: 'Forgets a passkey.',
    params: ownItemParams,
    response: removed,
    errors: ['confirmation_required', 'not_found', 'invalid_transition'],
  }),
  setPassword: defineRoute({
    id: 'security.setPassword',
    method: 'POST',
    path: '/app/security/{identifier}/password',
    summary: 'Sets the first password of an account that has none.',
    params: ownParams,
    body: z.object({
      new_password: describeField(newPassword, {
        label: 'Password',
        hint: '12 characters or more. Several words are easier to remember.',
      }),
    }),
    response: z.object({ other_sessions_ended: z.number().int() }),
    errors: ['confirmation_required', 'already_exists'],
  }),
  sessions: defineRoute({
    id: 'security.sessions',
    method: 'GET',
    path: '/app/security/{identifier}/sessions',
    summary: 'Browsers in which the person is signed in, the own one first.',
    params: ownParams,
    response: z.object({ items: z.array(sessionEntry) }),
  }),
  endSession: defineRoute({
    id: 'security.endSession',
    method: 'DELETE',
    path: '/app/security/{identifier}/sessions/{id}',
    summary: 'Signs one browser out.',
    params: ownItemParams,
    response: z.object({ ended: z.literal(true) }),
    errors: ['not_found'],
  }),
  endSessions: defineRoute({
    id: 'security.endSessions',
    method: 'POST',
    path: '/app/security/{identifier}/sessions/end',
    summary: 'Signs out everywhere: every other browser, or this one too.',
    params: ownParams,
    body: z.object({ which: z.enum(['others', 'all']) }),
    response: z.object({ ended: z.number().int() }),
  }),
  requireSecondFactor: defineRoute({
    id: 'security.requireSecondFactor',
    method: 'PUT',
    path: '/app/security/{identifier}/organisation',
    summary: 'Whether members of the organisation must sign in with a second factor.',
    params: ownParams,
    body: z.object({ requires_second_factor: z.boolean() }),
    response: z.object({
      requires_second_factor: z.boolean(),
      /** Members who have no second factor yet and must set one up at their next step. */
      members_without: z.number().int(),
    }),
    errors: ['confirmation_required', 'not_allowed', 'invalid_transition'],
  }),
  /** For the sign-in page; says nothing of any account, so the same for everybody. */
  signInOptions: defineRoute({
    id: 'security.signInOptions',
    method: 'POST',
    path: '/v1/login/passkey/options',
    summary: 'A challenge for signing in with a passkey. Its ticket works once, in the browser that asked.',
    auth: 'public',
    response: z.object({ ticket, options: passkeyRequestOptions }),
    errors: ['too_many_requests'],
  }),
};
