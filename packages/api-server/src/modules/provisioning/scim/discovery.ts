import { givenRoles } from '../protocol/user-draft.ts';
import { groupSchema } from './present-group.ts';
import { userSchema } from './present-user.ts';

/** As many members as one answer lists. */
export const maximumResults = 200;

const configSchema = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';
const schemaSchema = 'urn:ietf:params:scim:schemas:core:2.0:Schema';
const typeSchema = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
const no = { supported: false };

/** What this server can do (RFC 7643, section 5). */
export const describeProvider = (base: string) => ({
  schemas: [configSchema],
  documentationUri: new URL('/help', base).href,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: maximumResults },
  changePassword: no,
  sort: no,
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description:
        'An organisation token with the scope members.provision, made under Settings, Integrations.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

export const describeResourceTypes = (base: string) => [
  {
    schemas: [typeSchema],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'A member of the organisation.',
    schema: userSchema,
    schemaExtensions: [],
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  },
  {
    schemas: [typeSchema],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    description: 'A group of members, which can be mapped to a role and departments.',
    schema: groupSchema,
    schemaExtensions: [],
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/Group` },
  },
];

const attribute = (name: string, description: string, more: Record<string, unknown> = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});
const readOnly = { mutability: 'readOnly' };
/** Follows from what is stored; returned when `attributes` names it. */
const onRequest = { mutability: 'readOnly', returned: 'request' };
const list = { type: 'complex', multiValued: true };

/** The attributes of a member that are kept (RFC 7643, section 7). */
export const describeSchemas = (base: string) => [
  {
    schemas: [schemaSchema],
    id: userSchema,
    name: 'User',
    description: 'A member of the organisation.',
    attributes: [
      attribute('userName', 'The email address, of a domain that the organisation has verified.', {
        required: true,
        uniqueness: 'server',
      }),
      attribute('name', 'The names of the member.', {
        type: 'complex',
        required: true,
        subAttributes: [
          attribute('givenName', 'First name.', { required: true }),
          attribute('familyName', 'Last name.', { required: true }),
          attribute('formatted', 'Both names.', onRequest),
        ],
      }),
      attribute('displayName', 'Both names.', readOnly),
      attribute('active', 'Whether the member may sign in to the organisation.', {
        type: 'boolean',
        required: true,
      }),
      attribute('emails', 'The address of userName.', {
        ...list,
        ...readOnly,
        subAttributes: [
          attribute('value', 'The address.', readOnly),
          attribute('type', 'Always work.', readOnly),
          attribute('primary', 'Always true.', { ...readOnly, type: 'boolean' }),
        ],
      }),
      attribute('roles', 'What the member is in the organisation: one entry.', {
        ...list,
        required: true,
        subAttributes: [
          attribute('value', 'The role. An owner is shown as owner, and made by owners alone.', {
            canonicalValues: givenRoles,
          }),
          attribute('primary', 'Always true.', { ...onRequest, type: 'boolean' }),
        ],
      }),
    ],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${userSchema}` },
  },
  {
    schemas: [schemaSchema],
    id: groupSchema,
    name: 'Group',
    description: 'A group of members.',
    attributes: [
      attribute('displayName', 'The name, by which the group is mapped to a role.', { required: true }),
      attribute('members', 'The members of the group, at most 10,000.', {
        ...list,
        subAttributes: [
          attribute('value', 'The id of a user.', { mutability: 'immutable', caseExact: true }),
          attribute('$ref', 'The address of the user.', {
            mutability: 'immutable',
            type: 'reference',
            referenceTypes: ['User'],
          }),
          attribute('type', 'Always User.', { mutability: 'immutable', canonicalValues: ['User'] }),
          attribute('display', 'The names of the user.', onRequest),
        ],
      }),
    ],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${groupSchema}` },
  },
];
