import { expect, test } from 'vitest';
import { findSqlTables } from './find-sql-tables.ts';

const reads = (text: string) => findSqlTables(text).map(({ name, kind }) => `${kind} ${name}`);

test.each([
  ['SELECT 1 FROM people p JOIN posts o ON o.id = p.id', ['read people', 'read posts']],
  ['select a from people, posts as p, lateral unnest(p.tags) t', ['read people', 'read posts']],
  ['SELECT 1 FROM a JOIN b ON f(a.x, b.y) = 1, c WHERE a.x IN (d, e)', ['read a', 'read b', 'read c']],
  ['SELECT EXISTS (SELECT FROM "people")', ['read people']],
  ['SELECT 1 FROM (a CROSS JOIN b) x', ['read a', 'read b']],
  ['SELECT 1 FROM public.people', ['read people']],
  ['INSERT INTO people (id, org) SELECT id, org FROM posts', ['write people', 'read posts']],
  ['UPDATE people SET a = 1 FROM posts WHERE true', ['write people', 'read posts']],
  ['DELETE FROM people USING posts p WHERE true', ['write people', 'read posts']],
  ['people p JOIN organisations o ON true', ['read people', 'read organisations']],
])('finds the tables of %s', (text, tables) => {
  expect(reads(text)).toEqual(tables);
});

test.each([
  'WITH people AS (SELECT 1) SELECT 1 FROM people',
  'WITH a AS NOT MATERIALIZED (SELECT 1), people (id) AS (SELECT 1) SELECT 1 FROM a, people',
  'SELECT extract(epoch FROM people), a IS DISTINCT FROM people',
  'SELECT 1 FROM unnest(a) people ORDER BY people, posts',
  'SELECT 1 FROM x JOIN y USING (people) FOR UPDATE OF people',
  "SELECT 'FROM people' -- FROM posts",
  'INSERT INTO x VALUES (1) ON CONFLICT DO UPDATE SET people = 1',
])('takes no column, alias or expression for a table in %s', (text) => {
  expect(reads(text).filter((found) => /people|posts/.test(found))).toEqual([]);
});
