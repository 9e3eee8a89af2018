import type { ExternalPerson } from '../recognise-member.ts';
import type { AttributeMap } from '../sso.schema.ts';
import type { VerifiedAssertion } from './verified-assertion.ts';

/** Names under which the usual identity providers send what we need, where an organisation says nothing else. */
const usualNames = {
  email: [
    'email',
    'mail',
    'emailAddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  ],
  firstname: [
    'firstName',
    'givenName',
    'first_name',
    'urn:oid:2.5.4.42',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  ],
  lastname: [
    'lastName',
    'surname',
    'sn',
    'last_name',
    'urn:oid:2.5.4.4',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
  ],
} as const;

const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

/** The person that an assertion is about. Two addresses for one person are none: no one chooses between them. */
export function personOf(assertion: VerifiedAssertion, map: AttributeMap): ExternalPerson {
  const find = (field: keyof typeof usualNames): string | undefined => {
    const own = map[field];
    const names = own === undefined ? usualNames[field] : [own];
    const values = new Set(names.flatMap((name) => assertion.attributes.get(name) ?? []).filter(Boolean));
    return values.size === 1 ? [...values][0] : undefined;
  };
  const hasEmails = (map.email === undefined ? usualNames.email : [map.email]).some((name) =>
    assertion.attributes.has(name),
  );
  return {
    issuer: assertion.issuer,
    subject: assertion.nameIdFormat === transient ? null : assertion.nameId,
    email: hasEmails || !assertion.nameId.includes('@') ? find('email') : assertion.nameId,
    firstname: find('firstname'),
    lastname: find('lastname'),
    received: new Map([['NameID', [assertion.nameId]], ...assertion.attributes]),
  };
}
