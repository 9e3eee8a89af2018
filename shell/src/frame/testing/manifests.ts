import {
  remoteManifest,
  dashboardRoutes,
  topNavigation,
  areaTabs,
  navigationRoles,
  type RemoteManifest,
} from '@rostrum/contracts';

type Area = Parameters<typeof build>[0];

const build = (area: {
  area: string;
  title: string;
  paths: string[];
  publicPaths?: string[];
  pages: string[];
  tabs?: { group: string; base: string[] }[];
  layout?: 'contained' | 'full';
}): RemoteManifest =>
  remoteManifest.parse({
    area: area.area,
    title: area.title,
    paths: [
      ...area.paths.map((path) => ({
        path,
        match: path === '/dashboard' ? 'exact' : 'prefix',
        access: 'session',
      })),
      ...(area.publicPaths ?? []).map((path) => ({ path, match: 'prefix', access: 'public' })),
    ],
    pages: area.pages,
    navigation: [],
    tabs: (area.tabs ?? []).map((tabs) => ({ ...tabs, entries: [] })),
    layout: area.layout,
    hostApi: '^1.0.0',
  });

const everyPage = [
  ...dashboardRoutes.map(({ path }) => path),
  ...navigationRoles.flatMap((role) => topNavigation[role].map(({ href }) => href)),
  ...Object.values(areaTabs).flatMap((group) =>
    Object.values(group).flatMap((tabs) => tabs.map(({ href }) => href)),
  ),
];

const areas: Area[] = [
  {
    area: 'people',
    title: 'People',
    paths: ['/dashboard/people'],
    pages: [],
    tabs: [{ group: 'people', base: ['/dashboard/people'] }],
  },
  { area: 'posts', title: 'Posts', paths: ['/dashboard/posts'], pages: [] },
  { area: 'qanda', title: 'Q&A', paths: ['/dashboard/answers'], pages: [] },
  {
    area: 'inquiries',
    title: 'Inquiries',
    paths: ['/dashboard/inquiries'],
    pages: ['/dashboard/inquiries/:id'],
    tabs: [{ group: 'inquiries', base: ['/dashboard/inquiries'] }],
  },
  {
    area: 'analytics',
    title: 'Analytics',
    paths: ['/dashboard', '/dashboard/analytics'],
    pages: [],
    tabs: [{ group: 'analytics', base: ['/dashboard/analytics'] }],
  },
  {
    area: 'builder',
    title: 'Builder',
    paths: ['/dashboard/builder', '/dashboard/theme'],
    pages: ['/dashboard/builder/embed/:type?'],
    tabs: [
      { group: 'builder', base: ['/dashboard/builder'] },
      { group: 'theme', base: ['/dashboard/theme'] },
    ],
    layout: 'full',
  },
  {
    area: 'settings',
    title: 'Settings',
    paths: ['/dashboard/settings', '/dashboard/activity'],
    pages: [],
    tabs: [{ group: 'settings', base: ['/dashboard/settings'] }],
  },
  {
    area: 'seeker',
    title: 'Directory',
    paths: ['/dashboard/seeker', '/dashboard/search', '/dashboard/bookmarks', '/dashboard/inquiries/sent'],
    publicPaths: ['/organizations', '/experts', '/staff', '/inquiries/track'],
    pages: ['/organizations/:company_username', '/experts/:username', '/staff/:username'],
  },
];

const owns = ({ paths }: Area, page: string) =>
  paths.some((path) => page === path || page.startsWith(`${path}/`));

/** Areas with every page that the specification knows: what the finished product resolves. */
export const allManifests: RemoteManifest[] = areas.map((area) =>
  build({ ...area, pages: [...area.pages, ...everyPage.filter((page) => owns(area, page))] }),
);

/** The same areas with a few pages only. */
export const manifestsWith = (...pages: string[]): RemoteManifest[] =>
  areas.map((area) =>
    build({ ...area, pages: pages.filter((page) => owns(area, page) || page.startsWith('/experts')) }),
  );
