import { randomBytes } from 'node:crypto';
import { html } from '@rostrum/server-kit/module';
import { SignedXml } from 'xml-crypto';
import { selfSignedCertificate, type KeyWithCertificate } from '../saml/keys/self-signed-certificate.ts';

/** XML knows the same five characters as HTML. */
const escape = (text: string): string => html`${text}`.text;
const excC14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';

export const algorithms = {
  sha256: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
  sha512: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha512',
  },
  sha1: {
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  },
  sha1Digest: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  },
} as const;

/** What a response says. Left out: what an honest identity provider would say. `null` leaves the thing itself out. */
export interface ResponseValues {
  acs: string;
  audience: string | null;
  inResponseTo: string | null;
  /** Raw XML, so that tests can put comments and entities into it. */
  nameId?: string;
  nameIdFormat?: string;
  attributes?: Record<string, string>;
  assertionId?: string;
  destination?: string | null;
  recipient?: string | null;
  confirmationInResponseTo?: string | null;
  responseIssuer?: string | null;
  assertionIssuer?: string;
  notBefore?: Date;
  notOnOrAfter?: Date;
  status?: string;
  sign?: 'assertion' | 'response' | 'both' | 'none';
  algorithm?: keyof typeof algorithms;
  prolog?: string;
  sessionIndex?: string;
  sessionNotOnOrAfter?: Date;
  /** Makes an EncryptedAssertion of the assertion, which is signed before and covered by the response's signature after. */
  encrypt?: (assertion: string) => string;
}

const stamp = (date: Date): string => date.toISOString();
const attribute = (name: string, value: string | null | undefined) =>
  value === null || value === undefined ? '' : ` ${name}="${escape(value)}"`;

/** An identity provider for development and tests: it signs real XML, and says whatever it is told to. */
export function createIdentityProvider(
  entityId = 'https://idp.northmere.example/metadata',
  { privateKey, certificate }: KeyWithCertificate = selfSignedCertificate(),
) {
  function signElement(
    xml: string,
    xpath: string,
    algorithm: keyof typeof algorithms,
    after: string,
  ): string {
    const signer = new SignedXml({
      privateKey,
      publicCert: certificate,
      signatureAlgorithm: algorithms[algorithm].signature,
      canonicalizationAlgorithm: excC14n,
    });
    signer.addReference({
      xpath,
      transforms: [enveloped, excC14n],
      digestAlgorithm: algorithms[algorithm].digest,
    });
    signer.computeSignature(xml, { location: { reference: after, action: 'after' } });
    return signer.getSignedXml();
  }

  function assertionOf(values: ResponseValues): string {
    const now = Date.now();
    const notBefore = values.notBefore ?? new Date(now - 5000);
    const notOnOrAfter = values.notOnOrAfter ?? new Date(now + 300_000);
    const format = values.nameIdFormat ?? 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
    const recipient = values.recipient === undefined ? values.acs : values.recipient;
    const answers =
      values.confirmationInResponseTo === undefined ? values.inResponseTo : values.confirmationInResponseTo;
    const attributes = Object.entries(values.attributes ?? {})
      .map(
        ([name, value]) =>
          `<saml:Attribute Name="${escape(name)}"><saml:AttributeValue>${escape(value)}</saml:AttributeValue></saml:Attribute>`,
      )
      .join('');
    return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${values.assertionId ?? `_a${randomBytes(12).toString('hex')}`}" Version="2.0" IssueInstant="${stamp(new Date(now))}"><saml:Issuer>${values.assertionIssuer ?? entityId}</saml:Issuer><saml:Subject><saml:NameID Format="${format}">${values.nameId ?? 'ines.calder@northmere.example'}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${stamp(notOnOrAfter)}"${attribute('Recipient', recipient)}${attribute('InResponseTo', answers)}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${stamp(notBefore)}" NotOnOrAfter="${stamp(notOnOrAfter)}">${values.audience === null ? '' : `<saml:AudienceRestriction><saml:Audience>${escape(values.audience)}</saml:Audience></saml:AudienceRestriction>`}</saml:Conditions><saml:AuthnStatement AuthnInstant="${stamp(new Date(now))}"${attribute('SessionIndex', values.sessionIndex)}${attribute('SessionNotOnOrAfter', values.sessionNotOnOrAfter?.toISOString())}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes === '' ? '' : `<saml:AttributeStatement>${attributes}</saml:AttributeStatement>`}</saml:Assertion>`;
  }

  return {
    entityId,
    privateKey,
    certificate,

    /** The XML of a response, signed as asked for. */
    respond(values: ResponseValues): string {
      const { sign = 'assertion', algorithm = 'sha256' } = values;
      const destination = values.destination === undefined ? values.acs : values.destination;
      const issuer = values.responseIssuer === undefined ? entityId : values.responseIssuer;
      const status = values.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success';
      const body = status.endsWith(':Success') ? assertionOf(values) : '';
      let xml = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${randomBytes(12).toString('hex')}" Version="2.0" IssueInstant="${stamp(new Date())}"${attribute('Destination', destination)}${attribute('InResponseTo', values.inResponseTo)}>${issuer === null ? '' : `<saml:Issuer>${escape(issuer)}</saml:Issuer>`}<samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>${body}</samlp:Response>`;
      const assertion = "/*[local-name()='Response']/*[local-name()='Assertion']";
      if (body !== '' && (sign === 'assertion' || sign === 'both'))
        xml = signElement(xml, assertion, algorithm, `${assertion}/*[local-name()='Issuer']`);
      if (values.encrypt) xml = xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, values.encrypt);
      if (sign === 'response' || sign === 'both')
        xml = signElement(
          xml,
          "/*[local-name()='Response']",
          algorithm,
          "/*[local-name()='Response']/*[local-name()='Issuer']",
        );
      return `${values.prolog ?? ''}${xml}`;
    },
  };
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;
export const encoded = (xml: string | Uint8Array): string => Buffer.from(xml).toString('base64');
