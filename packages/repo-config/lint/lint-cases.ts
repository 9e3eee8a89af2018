import type { Case } from './lint-case.ts';
import { addressCases } from './address-lint-cases.ts';
import { clockCases } from './clock-lint-cases.ts';
import { builtInCases } from './built-in-lint-cases.ts';
import { composingCases } from './composing-lint-cases.ts';
import { serverCases } from './server-lint-cases.ts';

const matrix = 'rostrum(import-matrix)';
const restrictedImport = 'rostrum(restricted-vendor-import)';
const layers = 'rostrum(area-layers)';

const directions: Case[] = [
  {
    name: 'a remote does not import a remote',
    at: 'mf-north/src/case-{n}.ts',
    code: "export { here } from '@rostrum/mf-south';\n",
    rule: matrix,
    says: 'Link by URL (paths.ts)',
  },
  {
    name: 'nor by a relative path',
    at: 'mf-north/src/case-{n}.ts',
    code: "export { here } from '../../mf-south/src/index.ts';\n",
    rule: matrix,
    says: 'Link by URL (paths.ts)',
  },
  {
    name: 'nor lazily',
    at: 'mf-north/src/case-{n}.ts',
    code: "export const load = () => import('@rostrum/mf-south');\n",
    rule: matrix,
    says: 'Link by URL (paths.ts)',
  },
  {
    name: 'the shell does not import a remote',
    at: 'shell/src/case-{n}.ts',
    code: "export { here } from '@rostrum/mf-north';\n",
    rule: matrix,
    says: 'at run time through the registry',
  },
  {
    name: 'a web library does not import the server',
    at: 'packages/ui-kit/src/case-{n}.ts',
    code: "export { here } from '@rostrum/api-server';\n",
    rule: matrix,
    says: 'reached over HTTP',
  },
  {
    name: 'the server does not import a web library',
    at: 'packages/api-server/src/case-{n}.ts',
    code: "export { here } from '@rostrum/ui-kit';\n",
    rule: matrix,
    says: 'into @rostrum/contracts',
  },
  {
    name: 'a common library does not import a web library',
    at: 'packages/contracts/src/case-{n}.ts',
    code: "export { here } from '@rostrum/ui-kit';\n",
    rule: matrix,
    says: 'runs everywhere',
  },
  {
    name: 'what ships does not import tools',
    at: 'mf-north/src/case-{n}.ts',
    code: "export { here } from '@rostrum/test-support';\n",
    rule: matrix,
    says: 'Only tests and config files may',
  },
  {
    name: 'deep imports name the entry point',
    at: 'mf-north/src/case-{n}.ts',
    code: "export { here } from '@rostrum/ui-kit/src/index.ts';\n",
    rule: matrix,
    says: 'Remove the /src part of this import',
  },
  {
    name: 'a package is imported by name, not by path',
    at: 'mf-north/src/case-{n}.ts',
    code: "export { here } from '../../packages/ui-kit/src/index.ts';\n",
    rule: matrix,
    says: "Import it by name: '@rostrum/ui-kit'",
  },
  {
    name: 'a dependency is declared',
    at: 'packages/contracts/src/case-{n}.ts',
    code: "export { chunk } from 'lodash';\n",
    rule: 'rostrum(declared-dependency)',
    says: 'Add it to dependencies of @rostrum/contracts',
  },
];

const restrictedImportCases: Case[] = [
  ['antd', 'mf-north/src/case-{n}.ts', "from '@rostrum/ui-kit'"],
  ['antd/es/button', 'shell/src/case-{n}.ts', "from '@rostrum/ui-kit'"],
  ['@ant-design/cssinjs', 'packages/remote-runtime/src/case-{n}.ts', "from '@rostrum/ui-kit'"],
  ['lucide-react', 'mf-north/src/case-{n}.ts', "from '@rostrum/ui-kit'"],
  ['react-router', 'mf-north/src/case-{n}.ts', '@rostrum/remote-runtime/router'],
  ['@tanstack/react-query', 'mf-north/src/case-{n}.ts', '@rostrum/remote-runtime/query'],
  ['axios', 'mf-north/src/case-{n}.ts', '@rostrum/api-client'],
  ['pg', 'packages/api-server/src/modules/posts/posts-{n}.service.ts', '*.repository.ts'],
  ['drizzle-orm', 'packages/api-server/src/modules/posts/posts-{n}.routes.ts', '*.repository.ts'],
  ['single-spa', 'shell/src/case-{n}.ts', '@rostrum/federation'],
  ['@rostrum/federation', 'mf-north/src/case-{n}.ts', '@rostrum/remote-runtime'],
  ['@rostrum/federation/build', 'shell/src/case-{n}.ts', 'config files'],
  ['vitest', 'mf-north/src/case-{n}.ts', '@rostrum/test-support'],
].map(([specifier = '', at = '', says = '']) => ({
  name: `'${specifier}' has one importer, and ${at.split('/src')[0]} is not it`,
  at,
  code: `export * from '${specifier}';\n`,
  rule: restrictedImport,
  says,
}));

const layerCases: Case[] = [
  {
    name: 'a feature does not import a feature',
    at: 'mf-north/src/features/read/case-{n}.ts',
    code: "export { x } from '../write/thing.ts';\n",
    rule: layers,
    says: "Feature 'read' does not import feature 'write'",
  },
  {
    name: 'a feature does not import a page',
    at: 'mf-north/src/features/read/case-{n}.ts',
    code: "export { x } from '../../pages/list-page.tsx';\n",
    rule: layers,
    says: 'A feature does not import a page',
  },
  {
    name: 'a page does not import a page',
    at: 'mf-north/src/pages/case-{n}.ts',
    code: "export { x } from './list-page.tsx';\n",
    rule: layers,
    says: 'A page does not import another page',
  },
];

const codeCases: Case[] = [
  {
    name: 'process.env has one reader',
    at: 'packages/api-server/src/case-{n}.ts',
    code: 'export const port = process.env.PORT;\n',
    rule: 'rostrum(restricted-environment-access)',
    says: 'packages/api-server/src/config.ts',
  },
  {
    name: 'also under its other name',
    at: 'packages/api-server/src/case-{n}.ts',
    code: "import { env } from 'node:process';\n\nexport const port = env.PORT;\n",
    rule: 'rostrum(restricted-environment-access)',
    says: 'packages/api-server/src/config.ts',
  },
  {
    name: 'relative imports carry their extension',
    at: 'mf-north/src/case-{n}.ts',
    code: "export { here } from './index';\n",
    rule: 'rostrum(file-extension)',
    says: "'./index.ts'",
  },
  {
    name: 'a suppression says why',
    at: 'mf-north/src/case-{n}.ts',
    code: '// oxlint-disable-next-line no-console\nconsole.log(1);\n',
    rule: 'rostrum(reasoned-suppression)',
    says: 'Say why',
  },
  {
    name: 'no explicit any',
    at: 'mf-north/src/case-{n}.ts',
    code: 'export const x = (value: any) => String(value);\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    name: 'no non-null assertion',
    at: 'mf-north/src/case-{n}.ts',
    code: 'export const x = (value?: string) => value!.length;\n',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    name: 'no default export',
    at: 'mf-north/src/case-{n}.ts',
    code: 'export default 1;\n',
    rule: 'import(no-default-export)',
  },
  {
    name: 'types are imported as types',
    at: 'mf-north/src/case-{n}.ts',
    code: "import { Role } from '@rostrum/contracts';\n\nexport const x = (role: Role) => String(role);\n",
    rule: 'typescript(consistent-type-imports)',
  },
  {
    name: 'no import cycles',
    at: 'mf-north/src/case-{n}.ts',
    code: "import { other } from './cycle-other-{n}.ts';\n\nexport const x = () => other;\n",
    also: {
      at: 'mf-north/src/cycle-other-{n}.ts',
      code: "import { x } from './case-{n}.ts';\n\nexport const other = () => x;\n",
    },
    rule: 'import(no-cycle)',
  },
  {
    name: 'the console is for warnings and errors',
    at: 'mf-north/src/case-{n}.ts',
    code: "console.log('here');\n",
    rule: 'eslint(no-console)',
  },
  {
    name: 'the server logs through its logger only',
    at: 'packages/api-server/src/case-{n}.ts',
    code: "console.error('here');\n",
    rule: 'eslint(no-console)',
  },
  {
    name: 'hooks keep their order',
    at: 'mf-north/src/case-{n}.ts',
    code: "import { useState } from 'react';\n\nexport function useX(on: boolean) {\n  if (on) useState(1);\n}\n",
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    name: 'pictures have a text',
    at: 'mf-north/src/case-{n}.tsx',
    code: 'export const Picture = () => <img src="/x.png" />;\n',
    rule: 'jsx-a11y(alt-text)',
  },
  {
    name: 'file names are kebab-case',
    at: 'mf-north/src/BadName-{n}.ts',
    code: 'export const x = 1;\n',
    rule: 'unicorn(filename-case)',
  },
  {
    name: 'no unfinished notes',
    at: 'mf-north/src/case-{n}.ts',
    code: `// ${'TO' + 'DO'} finish this\nexport const x = 1;\n`,
    rule: 'eslint(no-warning-comments)',
  },
];

const clean: Case[] = [
  {
    name: 'clean: a higher layer uses a lower one, a module the face of one before it',
    at: 'packages/api-server/src/modules/posts/case-{n}.ts',
    code: "export { here } from '../people/index.ts';\nexport { now } from '../../calendar/thing.ts';\n",
  },
  {
    name: 'clean: a remote uses packages by their entry points',
    at: 'mf-north/src/features/read/case-{n}.ts',
    code: "import type { Role } from '@rostrum/contracts';\nimport { here } from '@rostrum/ui-kit';\n\nexport const x = (role: Role) => [role, here];\n",
  },
  {
    name: 'clean: a page composes features',
    at: 'mf-north/src/pages/case-{n}.ts',
    code: "export { x } from '../features/read/thing.ts';\nexport { y } from '../features/write/thing.ts';\n",
  },
  {
    name: 'clean: a test uses the tools',
    at: 'mf-north/src/case-{n}.test.ts',
    code: "import { here } from '@rostrum/test-support';\nimport { expect, test } from 'vitest';\n\ntest('x', () => {\n  expect(here).toBe(1);\n});\n",
  },
  {
    name: 'clean: ui-kit imports antd',
    at: 'packages/ui-kit/src/case-{n}.ts',
    code: "export { Button } from 'antd';\n",
  },
  {
    name: 'clean: a repository speaks SQL',
    at: 'packages/api-server/src/modules/posts/case-{n}.repository.ts',
    code: "export { Pool } from 'pg';\n",
  },
  {
    name: 'clean: a config file exports a default and uses the presets',
    at: 'mf-north/case-{n}.config.ts',
    code: "import { remote } from '@rostrum/federation/build';\n\nexport default remote();\n",
  },
];

export const cases: readonly Case[] = [
  ...directions,
  ...restrictedImportCases,
  ...layerCases,
  ...codeCases,
  ...serverCases,
  ...addressCases,
  ...clockCases,
  ...builtInCases,
  ...composingCases,
  ...clean,
];
