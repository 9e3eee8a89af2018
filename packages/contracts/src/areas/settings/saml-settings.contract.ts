import { describeField, isoDateTime, ssoKinds, z } from '@rostrum/contracts';

/** How requests to a SAML provider are made, and what its responses must be like. The defaults suit most providers. */
export const samlOptions = z.object({
  request_binding: describeField(z.enum(['automatic', 'redirect', 'post']), {
    label: 'Send requests by',
    hint: 'Automatic uses HTTP-Redirect when the provider offers it, otherwise HTTP-POST.',
  }).default('automatic'),
  sign_requests: describeField(z.enum(['automatic', 'always', 'never']), {
    label: 'Sign requests',
    hint: 'Automatic signs when the metadata of the provider says WantAuthnRequestsSigned.',
  }).default('automatic'),
  force_authn: describeField(z.boolean(), {
    label: 'Ask for a new sign-in each time',
    hint: 'The provider asks for proof even if the person is signed in there (ForceAuthn).',
  }).default(false),
  name_id_format: describeField(z.enum(['any', 'unspecified', 'emailAddress', 'persistent', 'transient']), {
    label: 'NameID format',
    hint: 'With "any" the provider chooses.',
  }).default('any'),
  signed: describeField(z.enum(['assertion', 'response', 'both']), {
    label: 'What must be signed',
  }).default('assertion'),
  encryption: describeField(z.enum(['off', 'offered', 'required']), {
    label: 'Encrypted assertions',
    hint: '"Offered" lists an encryption key in the metadata. "Required" also refuses assertions that are not encrypted.',
  }).default('off'),
  single_logout: describeField(z.boolean(), {
    label: 'Sign out at the provider too',
    hint: 'Signing out here also signs out at the provider, if its metadata names Single Logout.',
  }).default(true),
  allow_idp_initiated: describeField(z.boolean(), {
    label: 'Allow sign-ins that the provider starts',
    hint: 'A tile with the link above works without this, and is safer.',
  }).default(false),
});
export type SamlOptions = z.infer<typeof samlOptions>;

/** What is known of the metadata of a SAML provider, and of our keys towards it. */
export const samlDetails = z.object({
  options: samlOptions,
  /** Whether requests are signed now, by the option and the metadata together. */
  signs_requests: z.boolean(),
  has_single_logout: z.boolean(),
  metadata: z.object({
    /** The address that is read daily; null when the metadata was pasted. */
    url: z.string().nullable(),
    read_at: isoDateTime.nullable(),
    tried_at: isoDateTime.nullable(),
    error: z.string().nullable(),
    /** Certificates that are not used, and why. */
    notes: z.array(z.string()),
  }),
  keys: z.array(
    z.object({
      use: z.enum(['signing', 'encryption']),
      state: z.enum(['upcoming', 'in_use', 'retiring']),
      until: isoDateTime,
    }),
  ),
});

/** A sign-in that was refused. `words` and `remedy` say what happened and what to do. */
export const ssoAttempt = z.object({
  at: isoDateTime,
  kind: z.enum(ssoKinds),
  error: z.string(),
  reason: z.string(),
  words: z.string(),
  remedy: z.string(),
  expected: z.string().nullable(),
  received: z.string().nullable(),
  email: z.string().nullable(),
});
export type SsoAttemptEntry = z.infer<typeof ssoAttempt>;
