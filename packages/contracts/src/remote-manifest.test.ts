import { expect, test } from 'vitest';
import { acceptedManifest, remoteManifest, type RemoteManifestInput } from './remote-manifest.ts';

const manifest: RemoteManifestInput = {
  area: 'people',
  title: 'People',
  paths: [
    { path: '/dashboard/people', match: 'prefix', access: 'session' },
    { path: '/dashboard/roster', match: 'exact', access: 'session' },
  ],
  pages: ['/dashboard/people'],
  guards: [{ path: '/dashboard/people', match: 'prefix', action: 'person.read' }],
  navigation: [{ label: 'People', href: '/dashboard/people', action: 'person.list', order: 20 }],
  tabs: [],
  hostApi: '^1.0.0',
};
const [entry] = manifest.navigation;
/** As it arrives: nothing has checked its types. */
const faultsOf = (changes: Record<string, unknown>) =>
  acceptedManifest
    .safeParse({ ...manifest, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a manifest is accepted, with or without guards', () => {
  expect(faultsOf({})).toBeUndefined();
  expect(faultsOf({ guards: undefined })).toBeUndefined();
});

test.each<[string, Record<string, unknown>, RegExp]>([
  [
    'an action that the policy does not have',
    { navigation: [{ ...entry, action: 'person.lits' }] },
    /^navigation\.0\.action: 'person\.lits' is not an action of the policy/,
  ],
  [
    'an action that no function turns into text',
    { guards: [{ path: '/dashboard/people', match: 'exact', action: { toString: 1 } }] },
    /^guards\.0\.action: '\{"toString":1\}' is not an action of the policy/,
  ],
  [
    'an entry that says nothing of who sees it',
    { navigation: [{ ...entry, action: undefined }] },
    /^navigation\.0\.action: Name the action of the policy/,
  ],
  [
    'the same in a tab',
    { tabs: [{ group: 'people', base: ['/dashboard/people'], entries: [{ ...entry, action: 'x' }] }] },
    /^tabs\.0\.entries\.0\.action: 'x' is not/,
  ],
  [
    'a guard of a page of another area',
    { guards: [{ path: '/dashboard/posts', match: 'exact', action: 'post.list' }] },
    /^guards\.0\.path: \/dashboard\/posts is under none of the area's paths\.$/,
  ],
  [
    'a guard below a path that is one page only',
    { guards: [{ path: '/dashboard/roster/old', match: 'exact', action: 'person.list' }] },
    /^guards\.0\.path/,
  ],
  [
    'two guards of one path',
    { guards: [manifest.guards?.[0], manifest.guards?.[0]] },
    /^guards\.1\.path: \/dashboard\/people has two guards/,
  ],
  ['an order that is no number', { navigation: [{ ...entry, order: 'first' }] }, /^navigation\.0\.order/],
  ['an address without a slash', { navigation: [{ ...entry, href: 'people' }] }, /^navigation\.0\.href/],
  ['a key that is a word', { navigation: [{ ...entry, key: 'people' }] }, /^navigation\.0\.key/],
])('a manifest is refused for %s, by the name of the field', (_name, changes, message) => {
  expect(faultsOf(changes)).toEqual([expect.stringMatching(message)]);
});

test('a manifest of before actions is read and accepted: its entries name their roles', () => {
  const { guards: _guards, ...rest } = manifest;
  const before = {
    ...rest,
    navigation: [{ label: 'People', href: '/dashboard/people', roles: ['agent'], order: 20 }],
  };
  expect(acceptedManifest.parse(before)).toMatchObject({ guards: [], navigation: before.navigation });
  expect(remoteManifest.parse(before)).toMatchObject({ guards: [], navigation: before.navigation });
});

test('a manifest of tomorrow is read as far as it is understood', () => {
  const later = {
    ...manifest,
    colour: 'teal',
    navigation: [{ ...entry, action: 'person.of_tomorrow', badge: 'inquiries.waiting' }],
  };
  expect(remoteManifest.parse(later).navigation).toEqual([{ ...entry, action: 'person.of_tomorrow' }]);
});
