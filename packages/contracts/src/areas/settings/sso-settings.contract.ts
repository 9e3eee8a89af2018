import {
  defineRoute,
  describeField,
  isoDateTime,
  jitRoles,
  line,
  ownParams,
  ssoKinds,
  ssoStatuses,
  z,
} from '@rostrum/contracts';
import { samlDetails, samlOptions, ssoAttempt } from './saml-settings.contract.ts';

const attributes = z.object({
  email: describeField(line(300), { label: 'Attribute of the email' }).default(''),
  firstname: describeField(line(300), { label: 'Attribute of the first name' }).default(''),
  lastname: describeField(line(300), { label: 'Attribute of the last name' }).default(''),
  displayname: describeField(line(300), { label: 'Attribute of the display name' }).default(''),
  picture: describeField(line(300), { label: 'Attribute of the picture' }).default(''),
  groups: describeField(line(300), { label: 'Attribute of the groups' }).default(''),
  roles: describeField(line(300), { label: 'Attribute of the roles' }).default(''),
});

export const ssoDomain = z.object({
  domain: z.string(),
  /** Where the TXT record belongs, and what it must say. */
  txt_name: z.string(),
  txt: z.string(),
  verified_at: isoDateTime.nullable(),
  /** As what people with an address of the domain may join by themselves; null: only who is invited. */
  join_role: z.enum(jitRoles).nullable(),
});
export type SsoDomainEntry = z.infer<typeof ssoDomain>;

/** What a sign-in brought while the connection was tested. */
export const ssoTest = z.object({
  at: isoDateTime,
  /** Null when it worked, else a code of `ssoErrors`. */
  error: z.string().nullable(),
  email: z.string().nullable(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});

/** Single sign-on of an organisation, without its secrets. */
export const ssoSettings = z.object({
  organisation: z.string(),
  status: z.enum(ssoStatuses),
  kind: z.enum(ssoKinds).nullable(),
  saml: z
    .object({
      entity_id: z.string(),
      sso_url: z.string(),
      certificates: z.array(z.object({ from: isoDateTime, until: isoDateTime })),
    })
    .nullable(),
  oidc: z
    .object({
      issuer: z.string(),
      client_id: z.string(),
      has_secret: z.boolean(),
      trusts_email: z.boolean(),
      force_sign_in: z.boolean(),
      sign_out_at_provider: z.boolean(),
    })
    .nullable(),
  /** Only of a SAML connection. */
  saml_details: samlDetails.nullable(),
  attributes,
  /** What a user without an account becomes at the first sign-in; null: they get none. */
  jit_role: z.enum(jitRoles).nullable(),
  /** Whether names follow the identity provider at later sign-ins. */
  update_profile: z.boolean(),
  domains: z.array(ssoDomain),
  /** What the identity provider must be told of this installation. */
  own: z.object({
    entity_id: z.string(),
    acs: z.string(),
    metadata: z.string(),
    logout: z.string(),
    redirect: z.string(),
    /** Where an OpenID Connect provider posts logout tokens, and where it leads back to after a sign-out. */
    backchannel_logout: z.string(),
    after_sign_out: z.string(),
  }),
  /** Where a sign-in through the connection begins. */
  start: z.string(),
  last_sign_in_at: isoDateTime.nullable(),
  last_test: ssoTest.nullable(),
  /** Owners, who keep their password when everybody else must use single sign-on. */
  owners: z.array(z.object({ name: z.string(), has_password: z.boolean(), has_second_factor: z.boolean() })),
});
export type SsoSettings = z.infer<typeof ssoSettings>;

const base = '/app/sso/{identifier}';
const refusals = ['not_allowed', 'confirmation_required', 'version_conflict'] as const;

export const ssoAdmin = {
  get: defineRoute({
    id: 'ssoAdmin.get',
    method: 'GET',
    path: base,
    summary: 'Single sign-on of the organisation, without its secrets.',
    params: ownParams,
    response: ssoSettings,
    errors: ['not_allowed'],
  }),
  setSaml: defineRoute({
    id: 'ssoAdmin.setSaml',
    method: 'PUT',
    path: `${base}/saml`,
    summary: 'Sets the SAML identity provider from its metadata. Another provider begins switched off.',
    params: ownParams,
    body: z.object({
      metadata: describeField(z.string().trim().min(1).max(500_000), {
        label: 'Metadata',
        hint: 'The XML of your identity provider, or the https address where Rostrum reads it daily.',
        missing: 'Paste the metadata or its address.',
      }),
      entity_id: describeField(line(1024), {
        label: 'Entity ID',
        hint: 'Only where the metadata describes several providers.',
      }).default(''),
      attributes,
    }),
    response: ssoSettings,
    errors: [...refusals, 'too_many_requests'],
  }),
  setSamlOptions: defineRoute({
    id: 'ssoAdmin.setSamlOptions',
    method: 'PUT',
    path: `${base}/saml/options`,
    summary: 'Sets how requests to the SAML provider are made, and what its responses must be like.',
    params: ownParams,
    body: samlOptions,
    response: ssoSettings,
    errors: refusals,
  }),
  refreshMetadata: defineRoute({
    id: 'ssoAdmin.refreshMetadata',
    method: 'POST',
    path: `${base}/saml/metadata`,
    summary: 'Reads the metadata of the SAML provider again, from the address that was given.',
    params: ownParams,
    response: ssoSettings,
    errors: [...refusals, 'too_many_requests'],
  }),
  rotateKeys: defineRoute({
    id: 'ssoAdmin.rotateKeys',
    method: 'POST',
    path: `${base}/saml/keys`,
    summary: 'Makes new keys towards the SAML provider. The old ones stay valid beside them for 30 days.',
    params: ownParams,
    response: ssoSettings,
    errors: [...refusals, 'too_many_requests'],
  }),
  listAttempts: defineRoute({
    id: 'ssoAdmin.listAttempts',
    method: 'GET',
    path: `${base}/attempts`,
    summary: 'The last sign-ins through the identity provider that were refused, and why.',
    params: ownParams,
    response: z.object({ items: z.array(ssoAttempt) }),
    errors: ['not_allowed'],
  }),
  setOidc: defineRoute({
    id: 'ssoAdmin.setOidc',
    method: 'PUT',
    path: `${base}/oidc`,
    summary: 'Sets the OpenID Connect issuer. Another issuer begins switched off.',
    params: ownParams,
    body: z.object({
      issuer: describeField(line(1024, 1), {
        label: 'Issuer',
        hint: "Starts with https://. Copy it from your provider; it's checked when you save.",
        missing: 'Enter the address of the issuer.',
      }),
      client_id: describeField(line(255, 1), { label: 'Client ID', missing: 'Enter the client ID.' }),
      client_secret: describeField(line(1000), {
        label: 'Client secret',
        hint: 'Stored encrypted and never shown again. Leave empty to keep the current one.',
      }).default(''),
      trusts_email: describeField(z.boolean(), {
        label: 'Trust addresses that the provider never calls verified',
        hint: 'For providers that leave out email_verified, such as Microsoft Entra. An address the provider calls unverified is refused all the same.',
      }).default(false),
      force_sign_in: describeField(z.boolean(), {
        label: 'Ask for a new sign-in each time',
        hint: 'The provider asks for the password even if the person is signed in there (prompt=login).',
      }).default(false),
      sign_out_at_provider: describeField(z.boolean(), {
        label: 'Sign out at the provider too',
        hint: 'Signing out of Rostrum also ends the session at the provider, and so everywhere people use it.',
      }).default(false),
      attributes,
    }),
    response: ssoSettings,
    errors: [...refusals, 'too_many_requests'],
  }),
  addDomain: defineRoute({
    id: 'ssoAdmin.addDomain',
    method: 'POST',
    path: `${base}/domains`,
    summary: 'Adds an email domain, with the TXT record that will prove it.',
    params: ownParams,
    body: z.object({
      domain: describeField(line(253, 1), { label: 'Domain', missing: 'Enter a domain like example.org.' }),
    }),
    response: ssoSettings,
    errors: ['not_allowed'],
  }),
  verifyDomain: defineRoute({
    id: 'ssoAdmin.verifyDomain',
    method: 'POST',
    path: `${base}/domains/verify`,
    summary: 'Looks for the TXT record of a domain.',
    params: ownParams,
    body: z.object({ domain: line(253, 1) }),
    response: ssoSettings,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'already_exists', 'too_many_requests'],
  }),
  removeDomain: defineRoute({
    id: 'ssoAdmin.removeDomain',
    method: 'POST',
    path: `${base}/domains/remove`,
    summary: 'Removes a domain: its addresses no longer sign in through the identity provider.',
    params: ownParams,
    body: z.object({ domain: line(253, 1) }),
    response: ssoSettings,
    errors: [...refusals, 'not_found'],
  }),
  setJoining: defineRoute({
    id: 'ssoAdmin.setJoining',
    method: 'PUT',
    path: `${base}/domains/joining`,
    summary:
      'As what people with a confirmed address of a proven domain may join by themselves; null: not at all.',
    params: ownParams,
    body: z.object({ domain: line(253, 1), role: z.enum(jitRoles).nullable() }),
    response: ssoSettings,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  setFirstSignIn: defineRoute({
    id: 'ssoAdmin.setFirstSignIn',
    method: 'PUT',
    path: `${base}/first-sign-in`,
    summary: 'What a user without an account becomes at the first sign-in; null: they get none.',
    params: ownParams,
    body: z.object({
      role: z.enum(jitRoles).nullable(),
      /** Left out, it stays as it is. */
      update_profile: describeField(z.boolean(), {
        label: 'Update names at later sign-ins',
        hint: 'What the provider sends replaces what was changed here.',
      }).optional(),
    }),
    response: ssoSettings,
    errors: ['not_allowed', 'version_conflict'],
  }),
  setStatus: defineRoute({
    id: 'ssoAdmin.setStatus',
    method: 'PUT',
    path: `${base}/status`,
    summary: 'Switches single sign-on off, to a test, on, or makes it the only way in for all but owners.',
    params: ownParams,
    body: z.object({ status: z.enum(ssoStatuses) }),
    response: ssoSettings,
    errors: refusals,
  }),
  remove: defineRoute({
    id: 'ssoAdmin.remove',
    method: 'DELETE',
    path: base,
    summary: 'Removes the identity provider. Domains stay proven.',
    params: ownParams,
    response: ssoSettings,
    errors: refusals,
  }),
};
