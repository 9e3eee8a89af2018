import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What pages are called: in the menus, as their heading and on the browser's tab. */
export const titles = {
  people: 'People',
  myProfile: 'My Profile',
  activity: 'People activity',
  questions: 'Questions for you',
  import: 'Import people',
} as const;

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'people',
  title: 'People',
  paths: [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  guards: [
    { path: '/dashboard/people', match: 'prefix', action: 'person.read' },
    { path: paths.activity.path, match: 'exact', action: 'person.list' },
  ],
  // One address: the list for those who manage people, their own profile for everybody else.
  navigation: [
    {
      label: titles.people,
      href: paths.list.href(),
      action: 'person.list',
      order: 20,
      icon: 'users',
      key: 'p',
    },
    {
      label: titles.myProfile,
      href: paths.list.href(),
      action: 'person.read',
      order: 21,
      icon: 'user',
      key: 'p',
    },
  ],
  tabs: [
    {
      group: 'people',
      base: ['/dashboard/people'],
      entries: [
        { label: titles.people, href: paths.list.href(), action: 'person.list', order: 10 },
        // The specification gives Manage to every other role, seekers too, whom the guard of the page refuses.
        { label: 'Manage', href: paths.list.href(), action: 'session.own', order: 11 },
        { label: 'Activity', href: paths.activity.href(), action: 'person.list', order: 20 },
      ],
    },
  ],
  // The first that chooses between two pages of one address by an action.
  hostApi: '^1.1.0',
};
