import { expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { newDraft } from './user-draft.ts';

const draft = {
  ...newDraft,
  userName: 'ada@north.example',
  givenName: 'Ada',
  familyName: 'Byron',
  externalId: 'x1',
};
const patch = (...Operations: unknown[]) =>
  applyPatch(draft, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });

test('operations are applied in their order, as the RFC and as Okta and Microsoft write them', () => {
  expect(patch({ op: 'replace', path: 'active', value: false }).active).toBe(false);
  expect(patch({ op: 'Replace', path: 'active', value: 'False' }).active).toBe(false);
  expect(patch({ op: 'replace', value: { active: false } }).active).toBe(false);
  expect(
    patch({ op: 'add', value: { 'name.familyName': 'Lovelace', displayName: 'Ada L' } }).familyName,
  ).toBe('Lovelace');
  expect(patch({ op: 'replace', path: 'name', value: { givenName: 'Augusta' } })).toMatchObject({
    givenName: 'Augusta',
    familyName: 'Byron',
  });
  expect(patch({ op: 'Add', path: 'roles[primary eq "True"].value', value: 'Agent' }).role).toBe('agent');
  expect(
    patch({
      op: 'replace',
      path: 'urn:ietf:params:scim:schemas:core:2.0:User:userName',
      value: 'A@north.example',
    }).userName,
  ).toBe('a@north.example');
  expect(patch({ op: 'remove', path: 'externalId' }).externalId).toBeNull();
  // What is not kept here is left aside: a client that sends its whole default mapping is not stopped.
  expect(
    patch(
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'else@north.example' },
      { op: 'add', path: 'title', value: 'Dr' },
      {
        op: 'add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'Physics',
      },
    ),
  ).toEqual(draft);
});

test('what cannot be applied is refused with its scimType, and the draft stays', () => {
  for (const [operation, scimType] of [
    [{ op: 'move', path: 'active', value: true }, 'invalidSyntax'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'remove', path: 'userName' }, 'mutability'],
    [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    [{ op: 'replace', path: 'nonsense', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'name[', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
    [{ op: 'replace', path: 'userName', value: 'no address' }, 'invalidValue'],
    [{ op: 'replace', path: 'roles', value: [{ value: 'owner' }] }, 'invalidValue'],
    [{ op: 'replace', value: 'x' }, 'invalidValue'],
  ] as const)
    expect(() => patch(operation), JSON.stringify(operation)).toThrow(expect.objectContaining({ scimType }));
  expect(() => applyPatch(draft, { Operations: [] })).toThrow(
    expect.objectContaining({ scimType: 'invalidSyntax' }),
  );
  expect(draft.userName).toBe('ada@north.example');
});
