import { expect, test } from 'vitest';
import { patchGroup } from '../groups/group-draft.ts';
import { applyPatch } from './apply-patch.ts';
import { newDraft, readUser } from './user-draft.ts';

const schemas = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];
const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const member = {
  ...newDraft,
  userName: 'ida.falk@northmere.example',
  givenName: 'Ida',
  familyName: 'Falk',
  role: 'expert',
};
const [one, two, three] = ['1', '2', '3'].map((digit) => `01a20290-75bf-7000-8000-00000000000${digit}`);
const group = { displayName: 'Press', externalId: null, memberIds: [one ?? '', two ?? ''] };
const patch = (...Operations: unknown[]) => applyPatch(member, { schemas, Operations });
const patchMembers = (...Operations: unknown[]) => patchGroup(group, { schemas, Operations }).memberIds;

test('Microsoft Entra: capital operations, texts for flags, filtered paths, members to remove in the value', () => {
  expect(
    patch(
      { op: 'Add', path: 'emails[type eq "work"].value', value: 'ida@northmere.example' },
      { op: 'Replace', path: 'name.familyName', value: 'Falk-Berg' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+47 22 00 00 00' },
      { op: 'Replace', path: `${enterprise}:department`, value: 'Physics' },
      { op: 'Remove', path: `${enterprise}:manager` },
      { op: 'Replace', path: 'active', value: 'False' },
    ),
  ).toMatchObject({ familyName: 'Falk-Berg', active: false, role: 'expert' });
  expect(
    patch(
      { op: 'Replace', path: 'roles[primary eq "True"].value', value: 'Agent' },
      { op: 'Replace', path: 'roles[primary eq "True"].display', value: 'Agent' },
    ),
  ).toMatchObject({ role: 'agent' });
  expect(
    patch({
      op: 'Add',
      path: 'roles',
      value: [{ primary: false, type: 'WindowsAzureActiveDirectoryRole', display: 'Staff', value: 'staff' }],
    }),
  ).toMatchObject({ role: 'staff' });
  expect(patchMembers({ op: 'Add', path: 'members', value: [{ value: three }] })).toEqual([one, two, three]);
  expect(patchMembers({ op: 'Remove', path: 'members', value: [{ value: one }] })).toEqual([two]);
});

test('Okta: whole users by PUT, flags without a path, members by filter, a rename with the id', () => {
  expect(
    readUser(
      {
        schemas: [userSchema],
        id: 'x',
        userName: 'ida.falk@northmere.example',
        name: { givenName: 'Ida', familyName: 'Falk' },
        emails: [{ primary: true, value: 'ida.falk@northmere.example', type: 'work' }],
        displayName: 'Ida Falk',
        locale: 'en-US',
        externalId: '00u1b2c3',
        groups: [],
        password: 'unused-secret',
        active: true,
      },
      member,
    ),
  ).toEqual({ ...member, externalId: '00u1b2c3' });
  expect(patch({ op: 'replace', value: { active: false } }).active).toBe(false);
  expect(
    patchMembers(
      { op: 'remove', path: `members[value eq "${one}"]` },
      { op: 'add', path: 'members', value: [{ value: three, display: 'c@northmere.example' }] },
    ),
  ).toEqual([two, three]);
  expect(
    patchGroup(group, {
      schemas,
      Operations: [{ op: 'replace', value: { id: 'x', displayName: 'Newsroom' } }],
    }),
  ).toMatchObject({ displayName: 'Newsroom', memberIds: [one, two] });
});

test('OneLogin: dotted names without a path, and one member as an object', () => {
  expect(
    patch({
      op: 'replace',
      value: {
        'name.givenName': 'Ada',
        title: 'Dr',
        [enterprise]: { department: 'Physics' },
        roles: [{ value: 'staff', primary: true }],
      },
    }),
  ).toMatchObject({ givenName: 'Ada', role: 'staff' });
  expect(patchMembers({ op: 'add', path: 'members', value: { value: three } })).toEqual([one, two, three]);
});

test('JumpCloud: a whole resource as one operation, and every member replaced', () => {
  expect(
    patch({
      op: 'replace',
      value: {
        schemas: [userSchema],
        userName: 'ida.falk@northmere.example',
        name: { givenName: 'Ida', middleName: '', familyName: 'Moe' },
        active: true,
        addresses: [],
        phoneNumbers: [],
      },
    }),
  ).toMatchObject({ familyName: 'Moe', active: true });
  expect(patchMembers({ op: 'replace', path: 'members', value: [{ value: three }] })).toEqual([three]);
  expect(patchMembers({ op: 'replace', path: 'members', value: [] })).toEqual([]);
});

test('Google: paths with the schema, and attributes that are not stored', () => {
  expect(
    patch(
      { op: 'replace', path: `${userSchema}:name.givenName`, value: 'Ada' },
      { op: 'add', path: 'addresses[type eq "work"].formatted', value: '1 Main Street' },
      { op: 'replace', path: `${userSchema}:active`, value: false },
    ),
  ).toMatchObject({ givenName: 'Ada', active: false });
});

test('a path with a filter changes only what it matches, and an unreadable one is refused', () => {
  for (const [path, scimType] of [
    ['roles[value eq "agent"]', 'noTarget'],
    ['roles[value eq "agent"].display', 'noTarget'],
    ['roles[type pr]', 'noTarget'],
    ['emails[type eq', 'invalidPath'],
    ['roles[]', 'invalidPath'],
    ['roles[value is "agent"]', 'invalidPath'],
    ['roles[value eq agent]', 'invalidPath'],
    ['roles.nonsense', 'invalidPath'],
    ['active[value eq "x"]', 'invalidPath'],
    ['__proto__.polluted', 'invalidPath'],
  ] as const)
    for (const op of ['remove', 'replace'])
      expect(() => patch({ op, path, value: 'x' }), `${op} ${path}`).toThrow(
        expect.objectContaining({ scimType }),
      );
  expect(patch({ op: 'remove', path: 'roles[value eq "EXPERT" and not (type eq "x")]' }).role).toBe('staff');
  expect(patch({ op: 'add', path: 'ROLES[Type eq "x"].Value', value: 'agent' }).role).toBe('agent');
});
