import { readFileSync } from 'node:fs';
import { identicalFiles, sharedSourceFiles } from '../checks/area-skeleton.ts';
import { exists, inRepository, readWorkspaces } from '../repository.ts';
import { Refusal } from '../terminal/refusal.ts';
import type { Change } from './change.ts';
import { namesOf, requireKebab } from './names.ts';

type PackageJson = Record<string, unknown> & { dependencies: Record<string, string> };

const readText = (path: string) => readFileSync(inRepository(path), 'utf8');
const readPackage = (folder: string) => JSON.parse(readText(`${folder}/package.json`)) as PackageJson;

/** The package.json that all areas share: the first one's, with the dependencies that every area has. */
function packageOf(name: string, areas: readonly string[]): string {
  const [model = ''] = areas;
  const packages = areas.map(readPackage);
  const common = Object.entries(readPackage(model).dependencies).filter(([dependency]) =>
    packages.every(({ dependencies }) => dependency in dependencies),
  );
  return JSON.stringify({
    ...readPackage(model),
    name: `@rostrum/mf-${name}`,
    dependencies: Object.fromEntries(common),
  });
}

const readme = (name: string, title: string) => `# mf-${name}

${title}: say here what the area owns.

| URL | Page | Who |
|---|---|---|
| \`/dashboard/${name}\` | \`src/pages/${name}-home-page.tsx\` | administrator |

The area exposes one module, \`./remote\`, and is described by \`src/manifest.ts\`: the shell reads navigation, tabs, guards
and paths from there before any of its code is loaded.

- Build: \`npm run build -w mf-${name}\` writes \`dist/\` with \`remote.json\`, the release that the server's registry hands out.
- Work on it: \`npm run dev -- mf-${name}\`.
- Test: \`npm test -w mf-${name}\`.
`;

const manifest = (
  name: string,
  title: string,
) => `import type { RemoteManifestInput } from '@rostrum/contracts';
import { paths } from './paths.ts';

/** What pages are called: in the menus, as their heading and on the browser's tab. */
export const titles = { home: '${title}' } as const;

/** What this area says of itself, as data. */
export const manifest: RemoteManifestInput = {
  area: '${name}',
  title: '${title}',
  paths: [{ path: '/dashboard/${name}', match: 'prefix', access: 'session' }],
  pages: Object.values(paths).map(({ path }) => path),
  // Who may open a page and who sees an entry: an action of packages/contracts/src/policy.ts, never a list of roles.
  guards: [{ path: '/dashboard/${name}', match: 'prefix', action: 'organisation.administer' }],
  navigation: [
    { label: titles.home, href: paths.home.href(), action: 'organisation.administer', order: 90, icon: 'blocks' },
  ],
  tabs: [],
  hostApi: '^1.0.0',
};
`;

const pathsFile = (name: string) => `/** Every URL of this area. */
export const paths = {
  home: { path: '/dashboard/${name}', href: () => '/dashboard/${name}' },
} as const;
`;

const routes = (name: string, page: string) => `import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.home.path,
    skeleton: 'list',
    load: () => import('./pages/${name}-home-page.tsx').then((module) => module.${page}),
  },
]);
`;

const pageFile = (page: string, welcome: string) => `import { Page } from '@rostrum/ui-kit';
import { ${welcome} } from '../features/welcome/welcome.tsx';
import { titles } from '../manifest.ts';

/** The first page of the area. */
export const ${page} = () => (
  <Page title={titles.home}>
    <${welcome} area={titles.home} />
  </Page>
);
`;

const feature = (welcome: string) => `import { EmptyState } from '@rostrum/ui-kit';

export interface ${welcome}Props {
  area: string;
}

/** What a person sees before there is anything. */
export const ${welcome} = ({ area }: ${welcome}Props) => (
  <EmptyState title={\`\${area} begins here\`} description="There is nothing to show yet." />
);
`;

const test = (
  name: string,
  page: string,
  title: string,
) => `import { renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { ${page} } from './${name}-home-page.tsx';

test('says where one is', async () => {
  renderPage(<${page} />, { route: paths.home.href() });

  expect(await screen.findByRole('heading', { name: '${title}' })).toBeTruthy();
});
`;

/** A ninth area: what all areas share is copied from them, the rest is a page that works. */
export function remoteChanges(given: string | undefined): { changes: Change[]; next: string[] } {
  const name = requireKebab(given, 'events').replace(/^mf-/, '');
  const folder = `mf-${name}`;
  if (exists(folder)) throw new Refusal(`'${folder}' exists already.`);
  const areas = readWorkspaces()
    .filter(({ role }) => role === 'remote')
    .map((workspace) => workspace.folder);
  const [model = ''] = areas;
  const { title, pluralPascal } = namesOf(name);
  const page = `${pluralPascal}HomePage`;
  const own: Record<string, string> = {
    'package.json': packageOf(name, areas),
    'README.md': readme(name, title),
    'src/manifest.ts': manifest(name, title),
    'src/paths.ts': pathsFile(name),
    'src/routes.tsx': routes(name, page),
    [`src/pages/${name}-home-page.tsx`]: pageFile(page, 'Welcome'),
    [`src/pages/${name}-home-page.test.tsx`]: test(name, page, title),
    'src/features/welcome/welcome.tsx': feature('Welcome'),
  };
  return {
    changes: [
      ...[...identicalFiles, ...sharedSourceFiles].map((file) => ({
        path: `${folder}/${file}`,
        text: readText(`${model}/${file}`),
      })),
      ...Object.entries(own).map(([file, text]) => ({ path: `${folder}/${file}`, text })),
    ],
    next: [
      'npm install   (links the new workspace)',
      `add '${folder}' to the agreed names in packages/repo-tools/src/checks/top-level.ts`,
      `navigation, tabs and who sees them stand in ${folder}/src/manifest.ts; the shell reads them from the release`,
      `npm run dev -- ${folder}       (run it inside a running shell)`,
      `npm run release -- ${folder}   (give it to a running server: packages/docs/guides/ship-your-own-area.md)`,
    ],
  };
}
