import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type Expression, type SpreadElement } from 'oxc-parser';
import { inRepository } from '../../repository.ts';

/** A table as its schema declares it. */
export interface Table {
  name: string;
  /** A module of the server, or a package below it. */
  owner: string;
}

/** Tables by the constant that the schema exports. */
export type Tables = ReadonlyMap<string, Table>;

export const modulesFolder = 'packages/api-server/src/modules';

const schemas = [
  'packages/{identity,server-kit,release-registry}/src/**/*.schema.ts',
  `${modulesFolder}/**/*.schema.ts`,
];
const isLiteral = (node: Expression | SpreadElement | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** `makeValueTable({ owner: 'post', … })` declares `post_field_values`. */
function readValueTable(node: Expression | SpreadElement | undefined): string | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'owner')
      return `${isLiteral(property.value as Expression)}_field_values`;
  return undefined;
}

/** The tables that one schema file declares, by constant. */
export function readDeclaredTables(file: string, code: string): Map<string, string> {
  const declared = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier')
        return;
      const [first] = init.arguments;
      const name = /^(?:pgTable|define\w*Table)$/.test(init.callee.name)
        ? isLiteral(first)
        : init.callee.name === 'makeValueTable'
          ? readValueTable(first)
          : undefined;
      if (name !== undefined) declared.set(id.name, name);
    },
  }).visit(parseSync(file, code).program);
  return declared;
}

/** The module or package that a file of the server belongs to. */
export function findOwner(file: string): string {
  const [, module] = /^packages\/api-server\/src\/modules\/([^/]+)\//.exec(file) ?? [];
  return module ?? file.split('/')[1] ?? '';
}

/** Reads every table with its owner. A module wins over a package that declares its own view of the same table. */
export function readTables(): Tables {
  const tables = new Map<string, Table>();
  for (const pattern of schemas)
    for (const file of globSync(pattern, { cwd: inRepository('.') })) {
      const path = file.replaceAll('\\', '/');
      for (const [constant, name] of readDeclaredTables(path, readFileSync(inRepository(path), 'utf8')))
        tables.set(constant, { name, owner: findOwner(path) });
    }
  return tables;
}
