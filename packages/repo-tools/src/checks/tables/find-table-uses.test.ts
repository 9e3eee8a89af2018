import { expect, test } from 'vitest';
import { findTableUses } from './find-table-uses.ts';
import { modulesFolder, readDeclaredTables } from './read-tables.ts';

const tables = new Map([
  ['people', { name: 'people', owner: 'people' }],
  ['posts', { name: 'posts', owner: 'posts' }],
  ['users', { name: 'users', owner: 'identity' }],
]);
const find = (code: string) =>
  findTableUses(`${modulesFolder}/posts/posts.repository.ts`, code, tables).map(
    ({ table, kind, line }) => `${kind} ${table} in line ${line}`,
  );

test('finds tables of other modules in templates, nested templates and plain strings', () => {
  expect(find('sql`SELECT 1 FROM posts p JOIN ${other} o ON true\n  JOIN people w ON true`')).toEqual([
    'read people in line 2',
  ]);
  expect(find('sql`true ${all ? sql`` : sql`AND EXISTS (SELECT 1 FROM people)`}`')).toEqual([
    'read people in line 1',
  ]);
  expect(find("query('UPDATE users SET a = 1')")).toEqual(['write users in line 1']);
  expect(find("throw new Error('Choose from people')")).toEqual([]);
  expect(find('sql`SELECT 1 FROM posts JOIN ${peopleReads.named} w ON true`')).toEqual([]);
});

test('finds Drizzle tables of other modules, and what is written', () => {
  const imported = "import { users } from '@rostrum/identity/schema';\n";
  expect(find(`${imported}db.select().from(users)`)).toEqual(['read users in line 2']);
  expect(find(`${imported}db.update(users).set({})`)).toEqual(['write users in line 2']);
  expect(find(`${imported}sql\`DELETE FROM \${users}\``)).toEqual(['write users in line 2']);
  expect(find(`${imported}eq(users.id, id)`)).toEqual(['read users in line 1']);
  expect(find("import { posts } from './posts.schema.ts';\ndb.update(posts)")).toEqual([]);
  expect(find("import { people } from '@rostrum/contracts/people';\nroute(people.list)")).toEqual([]);
});

test('takes strings and keys of a file that makes identifiers for tables', () => {
  const names = "const places = { posts: 1, people: 2 };\nplace('users');\n";
  expect(find(names)).toEqual([]);
  expect(find(`${names}sql\`SELECT 1 FROM \${sql.identifier(name)}\``)).toEqual([
    'read people in line 1',
    'read users in line 2',
  ]);
  expect(find(`${names}const table = sql.raw(name); sql\`UPDATE \${table} SET a = 1\``)).toEqual([
    'write people in line 1',
    'write users in line 2',
  ]);
});

test('reads the tables that a schema declares', () => {
  const code =
    "const a = pgTable('people', {}); const b = defineSavedViewTable('views'); const c = makeValueTable({ owner: 'post', owners: posts });";
  expect([...readDeclaredTables('a.schema.ts', code)]).toEqual([
    ['a', 'people'],
    ['b', 'views'],
    ['c', 'post_field_values'],
  ]);
});
