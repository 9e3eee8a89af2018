import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'qanda',
  title: 'Q&A',
  paths: [{ path: '/dashboard/answers', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  guards: [
    { path: '/dashboard/answers', match: 'prefix', action: 'question.list' },
    { path: '/dashboard/answers/activity', match: 'exact', action: 'question.list' },
  ],
  navigation: [
    { label: 'Q&A', href: paths.list.href(), action: 'question.list', order: 40, icon: 'messages' },
  ],
  tabs: [],
  hostApi: '^1.0.0',
};
