import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What pages are called: in the menus, as their heading and on the browser's tab. */
export const titles = { questions: 'Q&A', activity: 'Q&A activity' } as const;

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: 'qanda',
  title: 'Q&A',
  paths: [{ path: '/dashboard/answers', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  guards: [
    { path: '/dashboard/answers', match: 'prefix', action: 'question.list' },
    { path: paths.activity.path, match: 'exact', action: 'question.list' },
  ],
  navigation: [
    {
      label: titles.questions,
      href: paths.list.href(),
      action: 'question.list',
      order: 40,
      icon: 'messages',
    },
  ],
  tabs: [],
  hostApi: '^1.0.0',
};
