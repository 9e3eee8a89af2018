import type { SamlOptions } from '@rostrum/contracts/settings';
import type { SsoConnection } from '../sso-connections.repository.ts';
import type { SamlBinding } from '../sso.schema.ts';

export const nameIdFormats = {
  unspecified: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
  emailAddress: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
} as const;

/** The columns of a connection that hold its options. */
export type SamlOptionColumns = Pick<
  SsoConnection,
  | 'requestBinding'
  | 'signRequests'
  | 'forceAuthn'
  | 'nameIdFormat'
  | 'wantAssertionsSigned'
  | 'wantResponseSigned'
  | 'encryption'
  | 'singleLogout'
  | 'allowIdpInitiated'
>;

const namedFormats = Object.entries(nameIdFormats) as [keyof typeof nameIdFormats, string][];

/** Returns the URI of a NameID format that was given by its short name or by the URI itself; null for "any". */
export function toNameIdFormat(name: string | null | undefined): string | null {
  if (name === null || name === undefined || name === '' || name === 'any') return null;
  return namedFormats.find(([short]) => short === name)?.[1] ?? name;
}

/** Returns the columns of the options that an administrator chose. */
export const fromSamlOptions = (options: SamlOptions): SamlOptionColumns => ({
  requestBinding: options.request_binding === 'automatic' ? null : options.request_binding,
  signRequests: options.sign_requests === 'automatic' ? null : options.sign_requests === 'always',
  forceAuthn: options.force_authn,
  nameIdFormat: toNameIdFormat(options.name_id_format),
  wantAssertionsSigned: options.signed !== 'response',
  wantResponseSigned: options.signed !== 'assertion',
  encryption: options.encryption,
  singleLogout: options.single_logout,
  allowIdpInitiated: options.allow_idp_initiated,
});

function toSigned({ wantAssertionsSigned, wantResponseSigned }: SamlOptionColumns): SamlOptions['signed'] {
  if (!wantResponseSigned) return 'assertion';
  return wantAssertionsSigned ? 'both' : 'response';
}

/** Returns the options of a connection as its page shows them. A format set by its URI on the command line reads as "any". */
export const toSamlOptions = (connection: SamlOptionColumns): SamlOptions => ({
  request_binding: connection.requestBinding ?? 'automatic',
  sign_requests:
    connection.signRequests === null ? 'automatic' : connection.signRequests ? 'always' : 'never',
  force_authn: connection.forceAuthn,
  name_id_format: namedFormats.find(([, uri]) => uri === connection.nameIdFormat)?.[0] ?? 'any',
  signed: toSigned(connection),
  encryption: connection.encryption,
  single_logout: connection.singleLogout,
  allow_idp_initiated: connection.allowIdpInitiated,
});

/** Returns whether requests to the provider are signed: the administrator's choice, otherwise what its metadata asks for. */
export const signsRequests = ({
  signRequests,
  wantsSignedRequests,
}: Pick<SsoConnection, 'signRequests' | 'wantsSignedRequests'>): boolean =>
  signRequests ?? wantsSignedRequests;

/** Returns the binding by which requests travel. A choice that the provider does not offer is not used. */
export function chooseBinding({
  requestBinding,
  ssoBindings,
}: Pick<SsoConnection, 'requestBinding' | 'ssoBindings'>): SamlBinding {
  if (requestBinding !== null && ssoBindings.includes(requestBinding)) return requestBinding;
  return ssoBindings.includes('redirect') ? 'redirect' : 'post';
}
