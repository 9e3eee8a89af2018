const soap = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const microsoft = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/';
const entra = 'http://schemas.microsoft.com/identity/claims/';
const adfs = 'http://schemas.xmlsoap.org/claims/';
const mace = 'urn:mace:dir:attribute-def:';

const names = {
  email: [
    'email',
    'mail',
    'emailAddress',
    'email_address',
    'e-mail',
    'primaryEmail',
    'userEmail',
    'user.email',
    'urn:oid:0.9.2342.19200300.100.1.3',
    'urn:oid:1.2.840.113549.1.9.1',
    `${mace}mail`,
    `${mace}email`,
    `${soap}emailaddress`,
    `${adfs}EmailAddress`,
  ],
  firstname: [
    'firstName',
    'givenName',
    'first_name',
    'given_name',
    'given-name',
    'user.firstName',
    'urn:oid:2.5.4.42',
    `${mace}givenName`,
    `${soap}givenname`,
  ],
  lastname: [
    'lastName',
    'surname',
    'sn',
    'last_name',
    'familyName',
    'family_name',
    'family-name',
    'user.lastName',
    'urn:oid:2.5.4.4',
    `${mace}sn`,
    `${soap}surname`,
  ],
  displayname: [
    'displayName',
    'display_name',
    'name',
    'fullName',
    'cn',
    'commonName',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'urn:oid:2.5.4.3',
    `${mace}displayName`,
    `${mace}cn`,
    `${entra}displayname`,
    `${adfs}CommonName`,
    `${soap}name`,
  ],
  picture: [
    'picture',
    'photo',
    'avatar',
    'thumbnailPhoto',
    'jpegPhoto',
    'urn:oid:0.9.2342.19200300.100.1.60',
  ],
  groups: [
    'groups',
    'group',
    'memberOf',
    'isMemberOf',
    'urn:oid:1.3.6.1.4.1.5923.1.5.1.1',
    `${microsoft}groups`,
    `${adfs}Group`,
  ],
  roles: [
    'roles',
    'role',
    'eduPersonAffiliation',
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.1',
    `${microsoft}role`,
    `${soap}role`,
  ],
} as const;

export type PersonField = keyof typeof names;

/** Friendly names and URIs under which identity providers send each field, in lower case and in order of preference. */
export const attributeNames = Object.fromEntries(
  Object.entries(names).map(([field, list]) => [field, [...new Set(list.map((name) => name.toLowerCase()))]]),
) as Record<PersonField, string[]>;

/** Attributes that our metadata asks for, by URI and friendly name. Only the address is required. */
export const requestedAttributes = [
  { name: 'urn:oid:0.9.2342.19200300.100.1.3', friendlyName: 'mail', isRequired: true },
  { name: 'urn:oid:2.5.4.42', friendlyName: 'givenName', isRequired: false },
  { name: 'urn:oid:2.5.4.4', friendlyName: 'sn', isRequired: false },
  { name: 'urn:oid:2.16.840.1.113730.3.1.241', friendlyName: 'displayName', isRequired: false },
] as const;
