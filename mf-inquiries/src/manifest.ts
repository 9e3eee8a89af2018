import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'inquiries',
  title: 'Inquiries',
  paths: [{ path: '/dashboard/inquiries', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  navigation: [
    {
      label: 'Inquiries',
      href: paths.list.href(),
      roles: ['administrator', 'agent', 'expert', 'individual'],
      order: 50,
    },
  ],
  tabs: [
    {
      group: 'inquiries',
      base: ['/dashboard/inquiries'],
      entries: [
        {
          label: 'Inquiries',
          href: paths.list.href(),
          roles: ['administrator', 'agent', 'expert', 'individual'],
          order: 10,
        },
      ],
    },
  ],
  // The inbox fills the window; its columns scroll by themselves.
  layout: 'full',
  hostApi: '^1.0.0',
};
