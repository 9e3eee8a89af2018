import { createVerify } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { refuse } from '../../attempts/refusal.ts';
import { signatureMethods } from '../signature-algorithms.ts';

const maxMessageBytes = 65_536;

/** The one value of a parameter as it was sent, still encoded: the signature covers these letters. */
function rawValue(query: string, name: string): string | undefined {
  const found = query.split('&').filter((part) => part.startsWith(`${name}=`));
  if (found.length > 1) refuse('malformed', `${name} is there more than once`);
  return found[0]?.slice(name.length + 1);
}

const decoded = (raw: string | undefined): string | undefined => {
  try {
    return raw === undefined ? undefined : decodeURIComponent(raw.replaceAll('+', '%20'));
  } catch {
    return refuse('malformed', 'a parameter that is not encoded');
  }
};

function inflate(encoded: string): string {
  try {
    const bytes = inflateRawSync(Buffer.from(encoded, 'base64'), { maxOutputLength: maxMessageBytes });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('malformed', 'a message that cannot be unpacked');
  }
}

export interface RedirectMessage {
  kind: 'SAMLRequest' | 'SAMLResponse';
  xml: string;
  relayState: string | undefined;
}

/**
 * Verifies a message of the HTTP-Redirect binding by its query as it was sent, and unpacks it. A message without a
 * signature is refused.
 */
export function readRedirectMessage(query: string, certificates: readonly string[]): RedirectMessage {
  const kind = rawValue(query, 'SAMLRequest') === undefined ? 'SAMLResponse' : 'SAMLRequest';
  const message = rawValue(query, kind);
  const [relayState, algorithm, signature] = ['RelayState', 'SigAlg', 'Signature'].map((name) =>
    rawValue(query, name),
  );
  if (message === undefined || message === '') return refuse('malformed', 'no message');
  if (algorithm === undefined || signature === undefined)
    return refuse('logout_refused', 'the message is not signed', { expected: 'a signed message' });
  const method = decoded(algorithm) ?? '';
  const hash = signatureMethods.get(method);
  if (hash === undefined)
    return refuse('signature_algorithm', 'a signature method that is not accepted', { received: method });
  const signed = [
    `${kind}=${message}`,
    ...(relayState === undefined ? [] : [`RelayState=${relayState}`]),
    `SigAlg=${algorithm}`,
  ].join('&');
  const bytes = Buffer.from(decoded(signature) ?? '', 'base64');
  const isGood = certificates.some((pem) => createVerify(hash).update(signed).verify(pem, bytes));
  if (!isGood) refuse('signature_mismatch', 'no certificate verifies the logout message');
  return { kind, xml: inflate(decoded(message) ?? ''), relayState: decoded(relayState) };
}
