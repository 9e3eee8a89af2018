import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildSample } from '../testing/build-sample.ts';

const remote = (...lines: string[]) => ({ 'src/remote.ts': lines.join('\n') });

test('a release says what it takes from the shell: names that are used, members of routes, nothing else', async () => {
  const { refusal, release } = await buildSample({
    ...remote(
      `import { inquiryTypes, people, posts, type PersonListQuery } from '@rostrum/contracts';`,
      `import { useRef, useState } from 'react';`,
      `import * as kit from '@rostrum/ui-kit';`,
      `import { nobodyCalls, later } from './parts.tsx';`,
      `const query: PersonListQuery | null = null;`,
      `export const remote = [people.list, posts, inquiryTypes.map(String), useState, kit.Button, query, later];`,
    ),
    'src/parts.tsx': [
      `import { Select, Table } from '@rostrum/ui-kit/data';`,
      `import { useQuery } from '@rostrum/remote-runtime/query';`,
      `export const nobodyCalls = () => useQuery(Table);`,
      `export const later = () => import('./page.tsx');`,
      `export const unused = () => <Select />;`,
    ].join('\n'),
    'src/page.tsx': `import { DateField } from '@rostrum/ui-kit/date';\nexport const Page = () => <DateField />;`,
    'src/page.test.tsx': `import { Link } from '@rostrum/remote-runtime/router';\nexport const link = Link;`,
  });
  expect(refusal).toBe('');
  expect(release?.commit).toBeNull();
  expect(release?.needs).toEqual({
    // Borrowed by every area's entry: the minor version that it was built with.
    '@module-federation/webpack-bundler-runtime': {
      version: expect.stringMatching(/^~\d+\.\d+\.\d+$/),
      exports: [],
    },
    '@rostrum/contracts': { version: '^0.1.0', exports: ['inquiryTypes', 'people.list', 'posts'] },
    // Fetched with its chunk, though nothing of it is used.
    '@rostrum/remote-runtime/query': { version: '^0.1.0', exports: [] },
    '@rostrum/ui-kit': { version: '^0.1.0', exports: ['Button'] },
    '@rostrum/ui-kit/data': { version: '^0.1.0', exports: [] },
    '@rostrum/ui-kit/date': { version: '^0.1.0', exports: ['DateField'] },
    react: { version: '^19.3.0', exports: ['useState'] },
    'react/jsx-runtime': { version: '^19.3.0', exports: ['jsx'] },
  });
  expect(release?.sizes.js).toBeGreaterThan(1_000);
  expect(release?.sizes.css).toBe(0);
});

test('a shared module cannot be taken whole: nobody could tell whether a shell has enough of it', async () => {
  const { refusal } = await buildSample(
    remote(`import * as kit from '@rostrum/ui-kit';`, `export const remote = Object.keys(kit);`),
  );
  expect(refusal).toMatch(/src\/remote\.ts takes '@rostrum\/ui-kit' whole\. Import the names/);
});

test('a build that carries what the shell provides is refused and names who brought it', async () => {
  const vendor = await buildSample({
    ...remote(`export { remote } from './table.ts';`),
    'src/table.ts': `import { z } from 'zod';\nexport const remote = z.string();`,
  });
  expect(vendor.refusal).toMatch(/would carry zod, which the shell provides: .*src\/table\.ts/);

  const ours = await buildSample(
    remote(`import { App } from '@rostrum/ui-kit/base';`, `export const remote = App;`),
  );
  expect(ours.refusal).toMatch(/would carry packages\/ui-kit.*src\/remote\.ts/);
});

test('an area carries its own calls: a shell from before cannot take new fields out of their answers', async () => {
  const { refusal, release } = await buildSample(
    remote(`import { reports } from '@rostrum/contracts/analytics';`, `export const remote = reports.month;`),
  );
  expect(refusal).toBe('');
  expect(Object.keys(release?.needs ?? {}).filter((key) => key.startsWith('@rostrum/'))).toEqual([
    '@rostrum/contracts',
  ]);
  expect(release?.needs['@rostrum/contracts']?.exports).toContain('defineRoute');
});

test('styles stay in the area: classes carry its name, and a rule that reaches beyond names its line', async () => {
  const good = await buildSample({
    ...remote(`import styles from './a.module.css';`, `import './b.css';`, `export const remote = styles;`),
    'src/a.module.css': '.row li { color: red; animation: fade 1s } @keyframes fade { from { opacity: 0 } }',
    'src/b.css': '.sample-row:hover, :is(.sample-a, .sample-b) p { color: red }',
  });
  expect(good.refusal).toBe('');
  expect(good.css).toMatch(/\.sample_\S+ li\{.*@keyframes sample_/);
  expect(good.release?.sizes.css).toBeGreaterThan(0);

  const bad = await buildSample({
    ...remote(`import './a.module.css';`, `import './b.css';`, `export const remote = 1;`),
    'src/a.module.css': '.row {\n  color: red;\n}\np {\n  margin: 0;\n}',
    'src/b.css': '.people-row {\n  color: red;\n}',
  });
  expect(bad.release).toBeNull();
  expect(bad.refusal).toMatch(/src\/a\.module\.css:4: 'p \{' could style the shell/);
  expect(bad.refusal).toMatch(/src\/b\.css:1: '\.people-row \{'.*begins with 'sample-'/);
});

test('an area that outgrew its budget is refused, by how much and where the figure stands', async () => {
  const { refusal, release } = await buildSample(
    remote(`export const remote = '${randomBytes(60_000).toString('base64')}';`),
  );
  expect(release).toBeNull();
  expect(refusal).toMatch(/Area 'sample' is too large: \d+\.\d kB of js, 40\.0 kB are allowed.*budgets\.ts/);
});
