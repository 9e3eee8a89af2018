import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { describeField } from './forms/describe-field.ts';
import { countryCode, email, isoDateTime, line, newPassword, slug, webAddress } from './primitives.ts';
import { organisationName } from './organisation-name.ts';
import { role, seekerRoles } from './roles.ts';

/** The secret of a mailed link: 256 random bits. */
const mailedToken = z.string().min(20).max(200);
/** The same answer whether or not an account exists, so that no one can find out. */
const acknowledged = z.object({ acknowledged: z.literal(true) });
/** Where to arrive once the mail was followed; a path of this site, checked by the server. */
const callbackUrl = z.string().max(2048).optional();

/** How the organisation behind an email domain signs in. Says nothing about any account. */
export const singleSignOn = z.object({
  organisation: z.string(),
  company_username: slug,
  kind: z.enum(['saml', 'oidc']),
  /** Provider id for `signIn`; for SAML the address is asked for at POST /v1/login/saml/{org}/{action}/url. */
  provider: z.string(),
  /** Host where the person will continue, shown before leaving. */
  host: z.string(),
  /** True when the organisation lets its members sign in no other way; owners keep their password. */
  is_required: z.boolean(),
});
export type SingleSignOn = z.infer<typeof singleSignOn>;

/** Kinds of organisation that may sign up. */
export const organisationKinds = [
  'university',
  'hospital',
  'law_firm',
  'corporation',
  'ngo',
  'government',
  'agency',
  'other',
] as const;

const names = {
  firstname: describeField(line(60, 1), { label: 'First name', missing: 'Enter your first name.' }),
  lastname: describeField(line(60, 1), { label: 'Last name', missing: 'Enter your last name.' }),
};
const ownEmail = describeField(email, { label: 'Email', missing: 'Enter your email.' });
const workEmail = describeField(email, { label: 'Work email', missing: 'Enter your email.' });
const ownPassword = describeField(newPassword, { label: 'Password', missing: 'Choose a password.' });

/** Who joins by an invitation without an account of their own. */
export const invitedPerson = z.object({ token: mailedToken, ...names, password: ownPassword });

const person = z.object({
  ...names,
  email: workEmail,
  timezone: line(60).optional(),
  callback_url: callbackUrl,
});

export const seekerSignUp = person.extend({
  seeker_type: describeField(z.enum(seekerRoles), {
    label: 'I am a',
    missing: 'Choose what you are. “Other” is fine.',
  }),
  organization: describeField(line(120), { label: 'Organisation' }).optional(),
  country: countryCode.optional(),
  /** Absent: the person signs in by mailed links. */
  password: ownPassword.optional(),
});
export const organisationSignUp = person.extend({
  organization: describeField(organisationName(2), {
    label: 'Organisation',
    missing: 'Enter the name of the organisation.',
  }),
  kind: describeField(z.enum(organisationKinds), { label: 'What it is', missing: 'Choose what it is.' }),
  country: describeField(countryCode, { label: 'Country', missing: 'Choose a country.' }),
  website: describeField(webAddress(300), { label: 'Website' }).optional(),
  password: ownPassword,
});

/** An expert who stands for themselves: an organisation of one with a profile. */
export const individualSignUp = person.extend({
  email: ownEmail,
  job_title: describeField(line(140, 1), {
    label: 'What you do',
    hint: 'Like “Hydrologist” or “Author on ocean policy”. It stands below your name.',
    missing: 'Enter what you do.',
  }),
  country: describeField(countryCode, { label: 'Country', missing: 'Choose a country.' }),
  password: ownPassword,
});

export const account = {
  discover: defineRoute({
    id: 'account.discover',
    method: 'POST',
    path: '/v1/login/discover',
    summary: 'Single sign-on of the organisation behind an email domain.',
    auth: 'public',
    body: z.object({ email }),
    response: z.object({ sso: singleSignOn.nullable() }),
    errors: ['too_many_requests'],
  }),
  forgotPassword: defineRoute({
    id: 'account.forgotPassword',
    method: 'POST',
    path: '/v1/login/forgotpassword',
    summary: 'Mails a link that sets a new password. Answers the same for every address.',
    auth: 'public',
    body: z.object({ email: ownEmail, callback_url: callbackUrl }),
    response: acknowledged,
    errors: ['too_many_requests'],
  }),
  checkResetLink: defineRoute({
    id: 'account.checkResetLink',
    method: 'POST',
    path: '/v1/login/resetpassword/check',
    summary: 'Whether a mailed reset link still works, without using it up.',
    auth: 'public',
    body: z.object({ token: mailedToken }),
    response: z.object({ is_usable: z.boolean() }),
    errors: ['too_many_requests'],
  }),
  resetPassword: defineRoute({
    id: 'account.resetPassword',
    method: 'POST',
    path: '/v1/login/resetpassword',
    summary: 'Sets a new password with a mailed link and ends every session of the person.',
    auth: 'public',
    body: z.object({
      token: mailedToken,
      new_password: describeField(newPassword, { label: 'New password', missing: 'Enter a new password.' }),
    }),
    response: acknowledged,
    errors: ['gone', 'too_many_requests'],
  }),
  signUpSeeker: defineRoute({
    id: 'account.signUpSeeker',
    method: 'POST',
    path: '/v1/signup/seeker',
    summary: 'Makes a seeker account and mails a link that confirms the address.',
    auth: 'public',
    body: seekerSignUp,
    response: acknowledged,
    errors: ['too_many_requests'],
  }),
  signUpOrganisation: defineRoute({
    id: 'account.signUpOrganisation',
    method: 'POST',
    path: '/v1/signup/organisation',
    summary: 'Makes an organisation with its owner and mails a link that confirms the address.',
    auth: 'public',
    body: organisationSignUp,
    response: acknowledged,
    errors: ['too_many_requests'],
  }),
  signUpIndividual: defineRoute({
    id: 'account.signUpIndividual',
    method: 'POST',
    path: '/v1/signup/individual',
    summary: 'Makes an individual with a draft of a profile and mails a link that confirms the address.',
    auth: 'public',
    body: individualSignUp,
    response: acknowledged,
    errors: ['too_many_requests'],
  }),
  showInvitation: defineRoute({
    id: 'account.showInvitation',
    method: 'POST',
    path: '/v1/invitations/show',
    summary: 'What a mailed invitation offers. 410 when it was used, revoked or has expired.',
    auth: 'public',
    body: z.object({ token: mailedToken }),
    response: z.object({
      organisation: z.string(),
      role,
      email: z.string(),
      invited_by: z.string(),
      /** A personal note with the invitation; empty without one. */
      note: z.string().default(''),
      /** Of the profile that will be theirs, else as they were entered. */
      firstname: z.string(),
      lastname: z.string(),
      expires_at: isoDateTime,
      /** An account with this address exists: accepting adds the organisation to it and asks for no password. */
      has_account: z.boolean(),
    }),
    errors: ['gone', 'too_many_requests'],
  }),
  acceptInvitation: defineRoute({
    id: 'account.acceptInvitation',
    method: 'POST',
    path: '/v1/invitations/accept',
    summary: 'Accepts an invitation: makes the account where there is none and joins the organisation.',
    auth: 'public',
    body: invitedPerson.partial({ firstname: true, lastname: true, password: true }),
    /**
     * `sign_in_token` signs this browser in once, through the provider `email`. Null when the address had an account
     * before: an invitation lives for days and may be forwarded, so it opens no account that exists. A fresh link is mailed.
     */
    response: z.object({ email: z.string(), sign_in_token: z.string().nullable() }),
    errors: ['gone', 'seat_limit', 'too_many_requests'],
  }),
};
