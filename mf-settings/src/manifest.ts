import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What pages are called: in the menus, as their heading and on the browser's tab. */
export const titles = {
  contact: 'Contact',
  password: 'Password',
  timezone: 'Timezone',
  licenses: 'Licenses',
  access: 'Access',
  classifications: 'Classifications',
  integrations: 'Integrations',
  sso: 'SSO',
  deleteAccount: 'Delete my account',
} as const;

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'settings',
  title: 'Settings',
  paths: [
    { path: '/dashboard/settings', match: 'prefix', access: 'session' },
    { path: '/dashboard/activity', match: 'exact', access: 'session' },
  ],
  pages: Object.values(paths).map(({ path }) => path),
  guards: [
    { path: paths.contact.path, match: 'prefix', action: 'settings.own' },
    { path: paths.password.path, match: 'exact', action: 'security.own' },
    { path: paths.timezone.path, match: 'exact', action: 'timezone.manage' },
    { path: paths.licenses.path, match: 'exact', action: 'license.manage' },
    { path: paths.access.path, match: 'exact', action: 'access.manage' },
    { path: paths.classifications.path, match: 'exact', action: 'classification.manage' },
    { path: paths.integrations.path, match: 'exact', action: 'integration.manage' },
    { path: paths.sso.path, match: 'exact', action: 'sso.manage' },
    { path: paths.activity.path, match: 'exact', action: 'activity.read' },
  ],
  navigation: [],
  tabs: [
    {
      group: 'settings',
      base: ['/dashboard/settings'],
      entries: [
        { label: titles.contact, href: paths.contact.href(), action: 'settings.own', order: 10 },
        // Second for administrators; for everybody else it comes last, after Access where they have that.
        { label: titles.password, href: paths.password.href(), action: 'organisation.administer', order: 20 },
        { label: titles.timezone, href: paths.timezone.href(), action: 'timezone.manage', order: 30 },
        { label: titles.licenses, href: paths.licenses.href(), action: 'license.manage', order: 40 },
        { label: titles.access, href: paths.access.href(), action: 'access.manage', order: 50 },
        {
          label: titles.classifications,
          href: paths.classifications.href(),
          action: 'classification.manage',
          order: 60,
        },
        {
          label: titles.integrations,
          href: paths.integrations.href(),
          action: 'integration.manage',
          order: 70,
        },
        { label: titles.sso, href: paths.sso.href(), action: 'sso.manage', order: 80 },
        { label: titles.password, href: paths.password.href(), action: 'security.own', order: 90 },
      ],
    },
  ],
  hostApi: '^1.0.0',
};
