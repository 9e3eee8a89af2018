import { posix } from 'node:path';
import { parseSync, Visitor, type Expression, type TemplateLiteral } from 'oxc-parser';
import { findSqlTables, placeholder } from './find-sql-tables.ts';
import { findOwner, modulesFolder, type Table, type Tables } from './read-tables.ts';

/** One place of a file that names a table of another module. */
export interface TableUse {
  table: string;
  owner: string;
  kind: 'read' | 'write';
  line: number;
}

const looksLikeSql =
  /^\s*(?:(?:WITH|SELECT|INSERT INTO|DELETE FROM|UPDATE|FROM|JOIN|LEFT JOIN|EXISTS|NOT EXISTS)\b|(?:select|insert into|delete from)\s[\s\S]*\bfrom\b)/;
const drizzleReads = new Set(['from', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', '$count']);
const drizzleWrites = new Set(['insert', 'update', 'delete']);
const packageOwners = /^@rostrum\/(?:identity|server-kit|release-registry)(?:\/|$)/;

/** True when an import leaves the module and may bring a table with it. */
function leavesModule(file: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return packageOwners.test(specifier);
  const target = posix.join(posix.dirname(file), specifier);
  return target.startsWith(`${modulesFolder}/`) && findOwner(target) !== findOwner(file);
}

const writesInterpolated = /\b(?:update|insert into|delete from)\s+$/i;
const makesIdentifier = new Set(['identifier', 'raw']);

const isSqlTag = (tag: Expression) => tag.type === 'Identifier' && tag.name === 'sql';

/**
 * Finds the places of a module's file that name tables of others: in SQL text and as Drizzle objects. An imported table
 * that no statement names counts once. A file that makes identifiers of strings names every table that a string or key is.
 *
 * @throws Error when the file has a syntax error.
 */
export function findTableUses(file: string, code: string, tables: Tables): TableUse[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const own = findOwner(file);
  const byName = new Map([...tables.values()].map((table) => [table.name, table]));
  const imported = new Map<string, Table & { offset: number }>();
  const uses: TableUse[] = [];
  const tagged = new Set<number>();
  const strings: { text: string; offset: number }[] = [];
  let computesNames = false;
  let writesComputed = false;

  const add = (table: Table | undefined, kind: TableUse['kind'], offset: number) => {
    if (table === undefined || table.owner === own) return;
    uses.push({
      table: table.name,
      owner: table.owner,
      kind,
      line: code.slice(0, offset).split('\n').length,
    });
  };
  const readSql = (text: string, offset: number) => {
    for (const { name, kind, offset: at } of findSqlTables(text)) add(byName.get(name), kind, offset + at);
  };
  /** Keeps the offsets of the source, so that a place has its line. */
  const render = (template: TemplateLiteral) => {
    let text = '';
    template.quasis.forEach((quasi, index) => {
      text += code
        .slice(quasi.start, quasi.end)
        .replace(/^[`}]/, ' ')
        .replace(/`$|\$\{$/, '  ');
      const expression = template.expressions[index];
      const next = template.quasis[index + 1];
      if (expression === undefined || next === undefined) return;
      const name =
        expression.type === 'Identifier' ? (tables.get(expression.name)?.name ?? placeholder) : placeholder;
      if (name === placeholder && writesInterpolated.test(text)) writesComputed = true;
      text += ` ${name} `.padEnd(next.start - quasi.end, ' ');
    });
    return text;
  };

  new Visitor({
    ImportDeclaration({ source, specifiers, start }) {
      if (!leavesModule(file, source.value)) return;
      for (const specifier of specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue;
        const table = tables.get(specifier.imported.name);
        if (table !== undefined) imported.set(specifier.local.name, { ...table, offset: start });
      }
    },
    TaggedTemplateExpression({ tag, quasi }) {
      tagged.add(quasi.start);
      if (isSqlTag(tag)) readSql(render(quasi), quasi.start);
    },
    TemplateLiteral(node) {
      if (tagged.has(node.start)) return;
      const text = render(node);
      if (looksLikeSql.test(text)) readSql(text, node.start);
    },
    Literal(node) {
      if (typeof node.value !== 'string') return;
      if (looksLikeSql.test(node.value)) readSql(node.value, node.start + 1);
      else strings.push({ text: node.value, offset: node.start });
    },
    Property({ key }) {
      if (key.type === 'Identifier') strings.push({ text: key.name, offset: key.start });
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (
        makesIdentifier.has(callee.property.name) &&
        isSqlTag(callee.object) &&
        first?.type === 'Identifier'
      )
        computesNames = true;
      if (first?.type !== 'Identifier') return;
      const table = imported.get(first.name);
      if (drizzleReads.has(callee.property.name)) add(table, 'read', start);
      if (drizzleWrites.has(callee.property.name)) add(table, 'write', start);
    },
  }).visit(program);

  if (computesNames)
    for (const { text, offset } of strings) add(byName.get(text), writesComputed ? 'write' : 'read', offset);
  const named = new Set(uses.map(({ table }) => table));
  for (const table of imported.values()) if (!named.has(table.name)) add(table, 'read', table.offset);
  return uses;
}
