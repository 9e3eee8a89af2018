import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.contact.path,
    skeleton: 'detail',
    load: () => import('./pages/contact-page.tsx').then((module) => module.ContactPage),
  },
  {
    path: paths.password.path,
    skeleton: 'detail',
    load: () => import('./pages/password-page.tsx').then((module) => module.PasswordPage),
  },
  {
    path: paths.timezone.path,
    skeleton: 'detail',
    load: () => import('./pages/timezone-page.tsx').then((module) => module.TimezonePage),
  },
  {
    path: paths.licenses.path,
    skeleton: 'detail',
    load: () => import('./pages/licenses-page.tsx').then((module) => module.LicensesPage),
  },
  {
    path: paths.access.path,
    skeleton: 'list',
    load: () => import('./pages/access-page.tsx').then((module) => module.AccessPage),
  },
  {
    path: paths.classifications.path,
    skeleton: 'list',
    load: () => import('./pages/classifications-page.tsx').then((module) => module.ClassificationsPage),
  },
  {
    path: paths.integrations.path,
    skeleton: 'list',
    load: () => import('./pages/integrations-page.tsx').then((module) => module.IntegrationsPage),
  },
  {
    path: paths.sso.path,
    skeleton: 'detail',
    load: () => import('./pages/sso-page.tsx').then((module) => module.SsoPage),
  },
  {
    path: paths.deleteAccount.path,
    skeleton: 'detail',
    load: () => import('./pages/delete-account-page.tsx').then((module) => module.DeleteAccountPage),
  },
  {
    path: paths.activity.path,
    skeleton: 'list',
    load: () => import('./pages/activity-page.tsx').then((module) => module.ActivityPage),
  },
]);
