/** Why a sign-in through an identity provider was refused: what happened, and what to do about it. */
interface SsoReasonText {
  words: string;
  remedy: string;
}

const clocks =
  'Set both clocks by a time server. Differences of up to 180 seconds between Rostrum and the provider are accepted.';
const readAgain =
  'Compare the signing certificates under Settings > SSO with those of the provider, and read its metadata again.';
const ownAddresses =
  'Compare the addresses at the provider with those under Settings > SSO, or import the metadata of this organisation again.';

/** Every reason by its code. A new reason is one entry here. */
export const ssoReasons = {
  expired: {
    words: 'The answer took longer than ten minutes, or was used before.',
    remedy: 'Start again from the sign-in page. If it happens often, look for a page that is sent twice.',
  },
  other_browser: {
    words: 'The answer arrived in a different browser from the one that started signing in.',
    remedy: 'Start again, and finish in the same browser.',
  },
  not_requested: {
    words: 'The provider started the sign-in itself, which this connection does not allow.',
    remedy:
      'Allow sign-ins that the provider starts, or use the link under Settings > SSO as the address of its tile.',
  },
  denied_by_provider: {
    words: 'The provider answered that this sign-in is not allowed.',
    remedy:
      'Look up the sign-in in the log of the provider. The person may not be assigned to Rostrum there.',
  },
  malformed: {
    words: 'The answer is not a SAML response that can be read.',
    remedy: 'Check that the provider posts the response unchanged, encoded in base64.',
  },
  wrong_destination: {
    words: 'The response is addressed to another address.',
    remedy: ownAddresses,
  },
  wrong_issuer: {
    words: 'The answer names another issuer than the connection does.',
    remedy:
      'Set the metadata of the provider that sends the answers. A provider behind several names may use one that it does not publish.',
  },
  wrong_audience: {
    words: 'The assertion is meant for another service.',
    remedy: 'Set the audience (also called entity ID or relying party identifier) at the provider.',
  },
  wrong_recipient: {
    words: 'The assertion names another recipient.',
    remedy: ownAddresses,
  },
  wrong_request: {
    words: 'The assertion answers another request.',
    remedy: 'Start again. If it happens every time, a proxy may mix up sign-ins.',
  },
  clock_early: {
    words: 'The assertion is not valid yet: the clocks differ.',
    remedy: clocks,
  },
  clock_late: {
    words: 'The assertion is no longer valid: it took too long, or the clocks differ.',
    remedy: clocks,
  },
  lifetime_too_long: {
    words: 'The assertion is valid for more than a day, or has no end.',
    remedy: 'Set a lifetime of minutes at the provider. Five are usual.',
  },
  unsigned_assertion: {
    words: 'The assertion is not signed.',
    remedy:
      'Let the provider sign assertions, or set under Settings > SSO that the response is signed instead.',
  },
  unsigned_response: {
    words: 'The response is not signed, and this connection asks for a signed response.',
    remedy: 'Let the provider sign responses, or change what must be signed under Settings > SSO.',
  },
  signature_mismatch: {
    words: 'The signature was not made with any certificate of the connection, or the content was changed.',
    remedy: readAgain,
  },
  signature_algorithm: {
    words: 'The signature uses an algorithm that is not accepted.',
    remedy: 'Set RSA with SHA-256 (or SHA-512) at the provider. SHA-1, RSA-PSS and ECDSA are not accepted.',
  },
  encryption_algorithm: {
    words: 'The assertion is encrypted with an algorithm that is not accepted.',
    remedy:
      'Set AES-GCM with RSA-OAEP at the provider. AES-CBC is accepted only in a response that is signed as a whole.',
  },
  decryption_failed: {
    words: 'The assertion could not be decrypted with the keys of this organisation.',
    remedy: 'Give the provider the current encryption certificate from the metadata of this organisation.',
  },
  not_encrypted: {
    words: 'The assertion is not encrypted, and this connection asks for encryption.',
    remedy: 'Let the provider encrypt assertions, or switch the option off under Settings > SSO.',
  },
  no_name_id: {
    words: 'The assertion does not say who signed in.',
    remedy: 'Let the provider send a NameID.',
  },
  no_email: {
    words: 'The answer holds no email address, or more than one.',
    remedy:
      'Let the provider send the address as attribute "email", or name the attribute under Settings > SSO. A NameID counts as an address only in the format emailAddress.',
  },
  email_not_plain: {
    words: 'The address has letters that only look like those of an address.',
    remedy: 'Change the address at the provider to plain letters.',
  },
  email_not_verified: {
    words: 'The provider does not say that the address is verified.',
    remedy: 'Let it send email_verified, or trust its addresses under Settings > SSO.',
  },
  foreign_domain: {
    words: 'The address is of a domain that the organisation has not verified.',
    remedy: 'Verify the domain under Settings > SSO.',
  },
  no_account: {
    words: 'The organisation has no active account for this person.',
    remedy: 'Invite the person, or switch on accounts at the first sign-in. Check that a seat is free.',
  },
  not_linked: {
    words: 'An account with this address exists, but has to be linked first.',
    remedy:
      'Let the person sign in another way and link single sign-on under Settings > Password. Owners always link themselves.',
  },
  deactivated: {
    words: 'The account of this person is deactivated.',
    remedy: 'Activate it under Settings > Access.',
  },
  linked_elsewhere: {
    words: 'The identity is linked to another account.',
    remedy: 'Unlink it there first.',
  },
  testing: {
    words: 'The connection is being tested, so only owners and administrators can sign in.',
    remedy: 'Switch single sign-on to active once the test works.',
  },
  provider_unreachable: {
    words: 'The provider could not be reached.',
    remedy: 'Check its address, and whether it is available from the internet.',
  },
  token_refused: {
    words: 'The provider refused to exchange the code for a token.',
    remedy: 'Check client ID, client secret and redirect address at the provider.',
  },
  wrong_client_secret: {
    words: 'The provider did not accept the client ID with the client secret.',
    remedy: 'Copy client ID and client secret from the provider again. Secrets expire at some providers.',
  },
  unknown_key: {
    words: 'The token is signed with a key that the provider does not publish.',
    remedy: 'Try again in a minute. If it happens every time, check that the issuer is the right one.',
  },
  old_sign_in: {
    words: 'The provider did not ask for a new sign-in, which this connection requires.',
    remedy:
      'Let the provider honour max_age and prompt=login, or switch off the new sign-in under Settings > SSO.',
  },
  token_not_trusted: {
    words: 'The token of the provider could not be verified.',
    remedy: 'Check the issuer, and that the token is signed for this client.',
  },
  logout_refused: {
    words: 'A logout message of the provider was not accepted.',
    remedy: readAgain,
  },
  other: {
    words: 'The answer was not accepted.',
    remedy: 'Compare the settings of the provider with the guide.',
  },
} as const satisfies Record<string, SsoReasonText>;

export type SsoReason = keyof typeof ssoReasons;

/** Returns the text of a stored reason; codes of a later release read like `other`. */
export const getReasonText = (code: string): SsoReasonText =>
  Object.hasOwn(ssoReasons, code) ? ssoReasons[code as SsoReason] : ssoReasons.other;
