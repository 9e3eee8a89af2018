/** Methods of RFC 8176 that show something which is held: a one-time code's device, a key, a smart card. */
const held: ReadonlySet<string> = new Set(['otp', 'hwk', 'swk', 'pop', 'sc']);

/** Methods that show who holds it: something known, or a part of the body. */
const personal: ReadonlySet<string> = new Set(['pwd', 'pin', 'face', 'fpt', 'iris', 'retina', 'vbm']);

/** Contexts whose names mean several factors wherever they are used. Levels like `2` mean what their issuer wants. */
const multiFactorContexts: ReadonlySet<string> = new Set([
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
]);

/**
 * Whether an issuer says, in a verified ID token, that two factors of different kinds were given: `mfa`, or something
 * held together with something that is personal. Text messages and calls are held by whoever has the phone number and
 * count only where the issuer itself calls them `mfa`. Decision 20 has the reasons.
 */
export function isSecondFactorProven({ amr, acr }: { amr?: unknown; acr?: unknown }): boolean {
  if (typeof acr === 'string' && multiFactorContexts.has(acr)) return true;
  if (!Array.isArray(amr)) return false;
  const methods = amr.filter((method): method is string => typeof method === 'string');
  return (
    methods.includes('mfa') ||
    (methods.some((method) => held.has(method)) && methods.some((method) => personal.has(method)))
  );
}
