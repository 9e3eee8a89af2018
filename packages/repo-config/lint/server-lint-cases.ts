import type { Case } from './lint-case.ts';

const matrix = 'rostrum(import-matrix)';
const order = 'rostrum(layer-order)';

/** The layers of the server's packages, and the faces of its modules. */
export const serverCases: Case[] = [
  {
    name: 'a lower layer of the server does not import a higher one',
    at: 'packages/server-kit/src/database/case-{n}.ts',
    code: "export { here } from '../http/thing.ts';\n",
    rule: order,
    says: 'stands above it in layers.ts',
  },
  {
    name: 'nor its types alone',
    at: 'packages/server-kit/src/database/case-{n}.ts',
    code: "import type { Here } from '../jobs/thing.ts';\n\nexport type There = Here;\n",
    rule: order,
    says: 'Move the shared part down',
  },
  {
    name: 'modules stay below what serves them',
    at: 'packages/api-server/src/modules/posts/case-{n}.ts',
    code: "export { here } from '../../serving/thing.ts';\n",
    rule: order,
  },
  {
    name: 'a module is entered by its face',
    at: 'packages/api-server/src/modules/posts/case-{n}.ts',
    code: "export { here } from '../people/people.service.ts';\n",
    rule: order,
    says: 'people/index.ts',
  },
  {
    name: 'the floor of the server does not know the server',
    at: 'packages/server-kit/src/case-{n}.ts',
    code: "export { here } from '@rostrum/api-server';\n",
    rule: matrix,
    says: 'The floor does not know',
  },
  {
    name: 'type imports count as a cycle',
    at: 'mf-north/src/case-{n}.ts',
    code: "import type { Other } from './type-cycle-{n}.ts';\n\nexport type X = Other | 1;\n",
    also: {
      at: 'mf-north/src/type-cycle-{n}.ts',
      code: "import type { X } from './case-{n}.ts';\n\nexport type Other = X[];\n",
    },
    rule: 'import(no-cycle)',
  },
];
