import type { SAML } from '@node-saml/node-saml';
import { getVerifiedXml } from '@node-saml/node-saml/lib/xml.js';
import type { SsoConnection } from '../sso-connections.repository.ts';
import { decryptAssertion } from './decrypt-assertion.ts';
import { refuse } from '../attempts/refusal.ts';
import { childrenOf, onlyChild } from '../metadata/saml-xml.ts';
import { checkSignatureAlgorithms } from './signature-algorithms.ts';
import { parseMessage, type UntrustedResponse } from './untrusted-response.ts';
import { readAssertion, type ExpectedAssertion, type VerifiedAssertion } from './verified-assertion.ts';

const saml = 'urn:oasis:names:tc:SAML:2.0:assertion';
const dsig = 'http://www.w3.org/2000/09/xmldsig#';

interface Verification {
  /** The library, set up for this exchange. */
  provider: SAML;
  connection: Pick<
    SsoConnection,
    'certificates' | 'wantAssertionsSigned' | 'wantResponseSigned' | 'encryption'
  >;
  response: UntrustedResponse;
  expected: ExpectedAssertion;
  decryptionKeys: readonly string[];
}

const mismatch = (message: string) => refuse('signature_mismatch', message);

/** The XML that a signature of an element covers, verified with any of the certificates. */
function verifySignature(xml: string, element: Element, certificates: readonly string[]): string {
  try {
    return (
      getVerifiedXml(xml, element, [...certificates]) ?? mismatch('no certificate verifies the signature')
    );
  } catch (error) {
    return mismatch(error instanceof Error ? error.message : 'not verified');
  }
}

function checkRequest({ response, expected }: Verification): void {
  if (response.inResponseTo !== expected.requestId)
    refuse('wrong_request', 'the response answers another request', {
      expected: expected.requestId ?? 'no request',
      received: response.inResponseTo ?? 'no request',
    });
}

function checkSignaturesArePresent({ connection, response }: Verification): void {
  if (connection.wantResponseSigned && !response.hasResponseSignature)
    refuse('unsigned_response', 'the response is not signed');
  if (connection.wantAssertionsSigned && !response.isEncrypted && !response.hasAssertionSignature)
    refuse('unsigned_assertion', 'the assertion is not signed');
}

async function verifyPlain({ provider, response }: Verification): Promise<string> {
  const verifiedXml = await provider.validatePostResponseAsync({ SAMLResponse: response.encoded }).then(
    ({ profile }) => profile?.getAssertionXml?.(),
    (error: unknown) => mismatch(error instanceof Error ? error.message : 'not verified'),
  );
  return verifiedXml ?? mismatch('no verified assertion');
}

/**
 * The envelope is verified before anything is decrypted, and the encrypted text is taken from what was verified. What comes
 * out is untrusted again unless its envelope was signed and that is enough for the connection.
 */
function verifyEncrypted({ connection, response, decryptionKeys }: Verification): string {
  const root = response.document.documentElement;
  const { certificates, wantAssertionsSigned } = connection;
  const isSigned = response.hasResponseSignature;
  const envelope = isSigned
    ? parseMessage(verifySignature(response.xml, root, certificates)).documentElement
    : root;
  if (envelope.localName !== 'Response' || childrenOf(envelope, saml, 'Assertion').length > 0)
    refuse('malformed', 'an assertion beside the encrypted one');
  const encrypted = onlyChild(envelope, saml, 'EncryptedAssertion');
  const xml = decryptAssertion(encrypted, decryptionKeys, { allowCbc: isSigned });
  const document = parseMessage(xml);
  const assertion = document.documentElement;
  if (assertion.namespaceURI !== saml || assertion.localName !== 'Assertion')
    refuse('malformed', 'no assertion in the encrypted data');
  checkSignatureAlgorithms(document);
  const hasSignature = childrenOf(assertion, dsig, 'Signature').length > 0;
  if (!hasSignature && (wantAssertionsSigned || !isSigned))
    refuse('unsigned_assertion', 'the encrypted assertion is not signed');
  return hasSignature ? verifySignature(xml, assertion, certificates) : xml;
}

/** Verifies a response by its signatures and reads its assertion out of what they cover, and nothing else. */
export async function verifyResponse(verification: Verification): Promise<VerifiedAssertion> {
  const { connection, response, expected } = verification;
  checkRequest(verification);
  checkSignaturesArePresent(verification);
  if (connection.encryption === 'required' && !response.isEncrypted)
    refuse('not_encrypted', 'the assertion is not encrypted');
  const verifiedXml = response.isEncrypted ? verifyEncrypted(verification) : await verifyPlain(verification);
  return readAssertion(verifiedXml, expected);
}
