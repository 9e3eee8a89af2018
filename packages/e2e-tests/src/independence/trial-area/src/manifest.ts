import type { RemoteManifestInput } from '@rostrum/contracts';

/** A ninth area that no one but these tests knows. */
export const manifest: RemoteManifestInput = {
  area: 'trial',
  title: 'Trial',
  paths: [{ path: '/dashboard/trial', match: 'prefix', access: 'session' }],
  pages: ['/dashboard/trial', '/dashboard/trial/late'],
  guards: [{ path: '/dashboard/trial', match: 'prefix', action: 'session.own' }],
  navigation: [{ label: 'Trial', href: '/dashboard/trial', action: 'organisation.administer', order: 90 }],
  tabs: [
    {
      group: 'trial',
      base: ['/dashboard/trial'],
      entries: [
        { label: 'Bench', href: '/dashboard/trial', action: 'organisation.administer', order: 10 },
        { label: 'Late', href: '/dashboard/trial/late', action: 'organisation.administer', order: 20 },
      ],
    },
  ],
  hostApi: '^1.0.0',
};
