/** Every URL of this area. */
export const paths = {
  contact: { path: '/dashboard/settings/contact', href: () => '/dashboard/settings/contact' },
  password: { path: '/dashboard/settings/password', href: () => '/dashboard/settings/password' },
  timezone: { path: '/dashboard/settings/timezone', href: () => '/dashboard/settings/timezone' },
  licenses: { path: '/dashboard/settings/licenses', href: () => '/dashboard/settings/licenses' },
  access: { path: '/dashboard/settings/access', href: () => '/dashboard/settings/access' },
  classifications: {
    path: '/dashboard/settings/classifications',
    href: () => '/dashboard/settings/classifications',
  },
  integrations: {
    path: '/dashboard/settings/integrations',
    href: () => '/dashboard/settings/integrations',
  },
  sso: { path: '/dashboard/settings/sso', href: () => '/dashboard/settings/sso' },
  deleteAccount: {
    path: '/dashboard/settings/contact/delete-account',
    href: () => '/dashboard/settings/contact/delete-account',
  },
  activity: { path: '/dashboard/activity', href: () => '/dashboard/activity' },
} as const;
