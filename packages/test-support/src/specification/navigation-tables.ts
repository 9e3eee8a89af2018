import type { NavigationRole } from '@rostrum/contracts';

const list = (text: string): readonly string[] => (text === '' ? [] : text.split(', '));

/** A row of the specification for one role: labels, in its order. */
const row = (cells: {
  navigation: string;
  menu: string;
  settings: string;
  people: string;
  inquiries?: string;
  analytics?: string;
  theme?: string;
  builder?: string;
}) => {
  const {
    navigation,
    menu,
    settings,
    people,
    inquiries = '',
    analytics = '',
    theme = '',
    builder = '',
  } = cells;
  return {
    navigation: list(navigation),
    menu: list(menu),
    tabs: {
      settings: list(settings),
      people: list(people),
      inquiries: list(inquiries),
      analytics: list(analytics),
      theme: list(theme),
      builder: list(builder),
    },
  };
};

export type SpecifiedRow = ReturnType<typeof row>;

/** Written out from the specification, section 2: what each role sees. Data of tests; menus are drawn from the manifests. */
export const navigationTables: Record<NavigationRole, SpecifiedRow> = {
  administrator: row({
    navigation: 'Home, People, Posts, Q&A, Inquiries, Analytics, Builder',
    menu: 'View Expert Center, Edit Expert Center, Styles & Layout, Integration Options, System Settings, Activity History, Bookmarks, Documentation, Help Center',
    settings: 'Contact, Password, Timezone, Licenses, Access, Classifications, Integrations, SSO',
    people: 'People, Activity',
    inquiries: 'Inquiries, AI Quarantine, Mailing Lists, Blocked List, Setup, Activity',
    analytics: 'All, People, Posts, Q&A, Inquiries',
    theme: 'Branding, Fields, CSS',
    builder: 'Builder, Settings, Saved',
  }),
  agent: row({
    navigation: 'People, Inquiries, Analytics',
    menu: 'View Expert Center, Settings, Activity, Bookmarks, Help',
    settings: 'Contact, Password',
    people: 'People, Activity',
    inquiries: 'Inquiries, Blocked List, Activity',
    analytics: 'People, Inquiries',
  }),
  expert: row({
    navigation: 'My Profile, Inquiries, Analytics',
    menu: 'View Expert Profile, Settings, Bookmarks, Help',
    settings: 'Contact, Password',
    people: 'Manage',
    inquiries: 'Inquiries',
    analytics: 'My Profile, Inquiries',
  }),
  individual: row({
    navigation: 'My Profile, Inquiries, Analytics',
    menu: 'View Expert Profile, Settings, Theme, Bookmarks, Help',
    settings: 'Contact, Access, Password',
    people: 'Manage',
    inquiries: 'Inquiries',
    analytics: 'My Profile, Inquiries',
    theme: 'Branding',
  }),
  staff: row({
    navigation: 'My Profile',
    menu: 'View Staff Profile, Settings, Bookmarks, Help',
    settings: 'Contact, Password',
    people: 'Manage',
  }),
  seeker: row({
    navigation: 'Home, Inquiries, Bookmarks',
    menu: 'Settings, Help',
    settings: 'Contact, Password',
    people: 'Manage',
  }),
};

export type TabGroup = keyof SpecifiedRow['tabs'];

/** A page over which the tabs of a group stand. */
export const tabPages: Record<TabGroup, string> = {
  settings: '/dashboard/settings/contact',
  people: '/dashboard/people',
  inquiries: '/dashboard/inquiries',
  analytics: '/dashboard/analytics',
  theme: '/dashboard/theme',
  builder: '/dashboard/builder/embed/directory',
};

const label = (name: string, href: string): [string, string] => [name, href];

/** Where each label leads, by group (the specification's table of routes). */
export const tabAddresses: Record<TabGroup, ReadonlyMap<string, string>> = {
  settings: new Map(
    navigationTables.administrator.tabs.settings.map((name) =>
      label(name, `/dashboard/settings/${name.toLowerCase()}`),
    ),
  ),
  people: new Map([
    label('People', '/dashboard/people'),
    label('Manage', '/dashboard/people'),
    label('Activity', '/dashboard/people/activity'),
  ]),
  inquiries: new Map([
    label('Inquiries', '/dashboard/inquiries'),
    label('AI Quarantine', '/dashboard/inquiries/quarantine'),
    label('Mailing Lists', '/dashboard/inquiries/mailinglists'),
    label('Blocked List', '/dashboard/inquiries/block'),
    label('Setup', '/dashboard/inquiries/setup'),
    label('Activity', '/dashboard/inquiries/activity'),
  ]),
  analytics: new Map([
    label('All', '/dashboard/analytics'),
    label('People', '/dashboard/analytics/people'),
    label('My Profile', '/dashboard/analytics/people'),
    label('Posts', '/dashboard/analytics/posts'),
    label('Q&A', '/dashboard/analytics/qanda'),
    label('Inquiries', '/dashboard/analytics/inquiries'),
  ]),
  theme: new Map([
    label('Branding', '/dashboard/theme'),
    label('Fields', '/dashboard/theme/fields'),
    label('CSS', '/dashboard/theme/css'),
  ]),
  builder: new Map([
    label('Builder', '/dashboard/builder/embed/directory'),
    label('Settings', '/dashboard/builder/settings'),
    label('Saved', '/dashboard/builder/saved'),
  ]),
};
