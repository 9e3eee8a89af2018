import { createSign, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { selfSignedCertificate } from '../saml/keys/self-signed-certificate.ts';
import { readIdpMetadata } from '../metadata/idp-metadata.ts';

const md = 'urn:oasis:names:tc:SAML:2.0:metadata';
const binding = (name: string) => `urn:oasis:names:tc:SAML:2.0:bindings:${name}`;
const bodyOf = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '');
const [good, second, third] = [1, 2, 3].map(() => bodyOf(selfSignedCertificate().certificate));
const weak = bodyOf(selfSignedCertificate('weak', 1024).certificate);
const expired = bodyOf(selfSignedCertificate('old', 2048, new Date('2020-01-01')).certificate);

/** A certificate whose key is of an elliptic curve: the RSA key of a real one is exchanged in its DER. */
function ellipticCertificate(): string {
  const der = Buffer.from(good ?? '', 'base64');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const start = der.indexOf(Buffer.from('300d06092a864886f70d0101010500', 'hex')) - 4;
  const body = Buffer.concat([der.subarray(8, start), spki]);
  const length = Buffer.from([0x30, 0x82, body.length >> 8, body.length & 0xff]);
  const signature = createSign('sha256').update(body).sign(privateKey);
  const rest = Buffer.concat([
    length,
    body,
    Buffer.from('300d06092a864886f70d01010b0500', 'hex'),
    Buffer.from([0x03, signature.length + 1, 0]),
    signature,
  ]);
  return Buffer.concat([Buffer.from([0x30, 0x82, rest.length >> 8, rest.length & 0xff]), rest]).toString(
    'base64',
  );
}

const key = (certificate: string | undefined, use = 'signing') =>
  `<md:KeyDescriptor${use === '' ? '' : ` use="${use}"`}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
${certificate}
</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const service = (name: string, by: string, location: string) =>
  `<md:${name} Binding="${binding(by)}" Location="${location}"/>`;
const redirectOnly = service('SingleSignOnService', 'HTTP-Redirect', 'https://idp.example/sso');

function entity({
  keys = key(good),
  services = redirectOnly,
  id = 'https://idp.example/metadata',
  attributes = '',
  before = '',
  inside = '',
} = {}) {
  return `${before}<md:EntityDescriptor xmlns:md="${md}" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${id}">${inside}<md:IDPSSODescriptor ${attributes} protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys}${services}</md:IDPSSODescriptor></md:EntityDescriptor>`;
}

describe('signing certificates', () => {
  test('all valid ones are kept, without duplicates', () => {
    const keys = [good, second, third, good].map((each) => key(each)).join('');
    const read = readIdpMetadata(entity({ keys }));
    expect(read.certificates.map(bodyOf).toSorted()).toEqual([good, second, third].toSorted());
    expect(read.metadataNotes).toEqual([]);
  });

  test.each([
    ['a 1024-bit RSA key', weak, '1024 bits'],
    ['an elliptic-curve key', ellipticCertificate(), 'its key is EC'],
    ['broken base64', 'MIID!!not-base64', 'cannot be read'],
    ['base64 of something else', 'AAAA', 'cannot be read'],
    ['nothing', '', 'cannot be read'],
    ['an end in the past', expired, 'it expired on 2020-01-01'],
  ])('one with %s is left out beside a good one, and named', (_name, bad, words) => {
    const read = readIdpMetadata(entity({ keys: key(bad) + key(good) }));
    expect(read.certificates.map(bodyOf)).toEqual([good]);
    expect(read.metadataNotes).toHaveLength(1);
    expect(read.metadataNotes[0]).toContain('Signing certificate 1');
    expect(read.metadataNotes[0]).toContain(words);
    // Alone it is refused for the same reason.
    expect(() => readIdpMetadata(entity({ keys: key(bad) }))).toThrow(words);
  });

  test('of encryption are no signing certificates, and a key without use is both', () => {
    const read = readIdpMetadata(entity({ keys: key(second, 'encryption') + key(good, '') }));
    expect(read.certificates.map(bodyOf)).toEqual([good]);
    expect(() => readIdpMetadata(entity({ keys: key(good, 'encryption') }))).toThrow(
      'no signing certificate',
    );
  });

  test('more than ten are bounded', () => {
    const keys = Array.from({ length: 12 }, () => key(bodyOf(selfSignedCertificate().certificate))).join('');
    const read = readIdpMetadata(entity({ keys }));
    expect(read.certificates).toHaveLength(10);
    expect(read.metadataNotes[0]).toContain('Only the 10');
  });
});

describe('XML around it', () => {
  test.each([
    [
      'a style sheet',
      entity({ before: '<?xml version="1.0"?>\n<?xml-stylesheet type="text/xsl" href="style.xsl"?>' }),
    ],
    ['comments, also with a document type in them', entity({ before: '<!-- <!DOCTYPE x> --><!-- é -->' })],
    ['blank lines and a byte order mark', `\uFEFF\n  ${entity()}`],
    ['an instruction inside', entity({ inside: '<?pi anything?>' })],
    [
      'a wrapper',
      `<md:EntitiesDescriptor xmlns:md="${md}"><md:EntitiesDescriptor>${entity()}</md:EntitiesDescriptor></md:EntitiesDescriptor>`,
    ],
    ['spaces around the entity ID', entity({ id: ' https://idp.example/metadata\n' })],
  ])('%s is read over', (_name, xml) => {
    expect(readIdpMetadata(xml).entityId).toBe('https://idp.example/metadata');
  });

  test.each([
    ['a document type', entity({ before: '<!DOCTYPE x [<!ENTITY y "z">]>' })],
    ['a document type after a comment', entity({ before: '<!-- --><!DOCTYPE md>' })],
    ['an unfinished comment', `<!-- ${entity()}`],
    ['tags deep in one another', '<a>'.repeat(20_000)],
    ['many tags', `<a>${'<b/>'.repeat(50_000)}</a>`],
  ])('%s is refused', (_name, xml) => {
    expect(() => readIdpMetadata(xml)).toThrow('not well-formed XML without a document type');
  });
});

describe('services', () => {
  test('POST is used where there is no redirect, and both are offered where both are', () => {
    const post = service('SingleSignOnService', 'HTTP-POST', 'https://idp.example/post');
    expect(readIdpMetadata(entity({ services: post }))).toMatchObject({
      ssoUrl: 'https://idp.example/post',
      ssoPostUrl: 'https://idp.example/post',
      ssoBindings: ['post'],
    });
    expect(readIdpMetadata(entity({ services: post + redirectOnly }))).toMatchObject({
      ssoUrl: 'https://idp.example/sso',
      ssoPostUrl: 'https://idp.example/post',
      ssoBindings: ['redirect', 'post'],
    });
  });

  test('Single Logout and WantAuthnRequestsSigned are read', () => {
    const services =
      redirectOnly +
      service('SingleLogoutService', 'SOAP', 'https://idp.example/soap') +
      service('SingleLogoutService', 'HTTP-POST', 'https://idp.example/slo');
    expect(readIdpMetadata(entity({ services, attributes: 'WantAuthnRequestsSigned="1"' }))).toMatchObject({
      sloUrl: 'https://idp.example/slo',
      sloBinding: 'post',
      wantsSignedRequests: true,
    });
    expect(readIdpMetadata(entity())).toMatchObject({ sloUrl: null, wantsSignedRequests: false });
  });
});

/** Shaped like what each product publishes: order of elements, other roles, extensions. */
const products: Record<string, string> = {
  keycloak: entity({
    attributes: 'WantAuthnRequestsSigned="true"',
    keys: key(second) + key(good) + key(weak),
    services:
      service('ArtifactResolutionService', 'SOAP', 'https://idp.example/resolve') +
      service('SingleLogoutService', 'HTTP-POST', 'https://idp.example/saml') +
      '<md:NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</md:NameIDFormat>' +
      service('SingleSignOnService', 'HTTP-POST', 'https://idp.example/saml') +
      service('SingleSignOnService', 'HTTP-Redirect', 'https://idp.example/saml'),
  }),
  adfs: entity({
    before: '\uFEFF',
    inside: `<md:RoleDescriptor xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:fed="http://docs.oasis-open.org/wsfed/federation/200706" xsi:type="fed:ApplicationServiceType" protocolSupportEnumeration="http://docs.oasis-open.org/ws-sx/ws-trust/200512">${key(second)}</md:RoleDescriptor><md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"/>`,
  }),
  shibboleth: entity({
    inside:
      '<md:Extensions><shibmd:Scope xmlns:shibmd="urn:mace:shibboleth:metadata:1.0" regexp="false">example.org</shibmd:Scope></md:Extensions>',
    keys: key(good) + key(second) + key(third, 'encryption'),
    services:
      service('SingleSignOnService', 'HTTP-POST-SimpleSign', 'https://idp.example/simple') + redirectOnly,
  }),
  simplesamlphp: entity({ keys: key(good) + key(good, 'encryption') }),
  entra: entity({
    before: '<?xml version="1.0" encoding="utf-8"?>',
    keys: key(good) + key(second) + key(third),
  }),
  okta: entity({ attributes: 'WantAuthnRequestsSigned="false"' }),
  google: entity({ before: '<?xml version="1.0" encoding="UTF-8" standalone="no"?>' }),
  pingfederate: entity({ attributes: 'ID="x" cacheDuration="PT24H"' }),
  onelogin: entity({
    services: redirectOnly.replace(
      '"/>',
      `"/>${service('SingleLogoutService', 'HTTP-Redirect', 'https://idp.example/slo')}`,
    ),
  }),
};
test.each(Object.entries(products))('metadata shaped like that of %s is read', (_name, xml) => {
  const read = readIdpMetadata(xml);
  expect(read.certificates.map(bodyOf)).toContain(good);
  expect(read).toMatchObject({ entityId: 'https://idp.example/metadata' });
});

test('a passive key of 1024 bits beside the active ones is left out and named', () => {
  const { certificates, metadataNotes } = readIdpMetadata(products.keycloak ?? '');
  expect(certificates).toHaveLength(2);
  expect(metadataNotes).toEqual([expect.stringMatching(/^Signing certificate 3 .*1024 bits/)]);
});
