import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dropJsonSchema } from './drop-json-schema.ts';

test('what writes JSON schemas goes, limits of a schema and everything else stay', () => {
  const { code, dropped } = dropJsonSchema(
    [
      'export const stringProcessor = (schema, ctx) => { write(schema, ctx); };',
      'export const createToJSONSchemaMethod = (schema) => (params) => finalize(schema, params);',
      'export function aggregateChecks(schema) { return schema; }',
      'export const other = 1;',
    ].join('\n'),
  );
  expect(dropped).toBe(2);
  expect(code).toContain(
    'export function aggregateChecks(schema) { return schema; }\nexport const other = 1;',
  );
  expect(code).not.toMatch(/write\(|finalize\(/);
});

test('a method can still be made, and says why it cannot answer', async () => {
  const { code } = dropJsonSchema('export const createToJSONSchemaMethod = (schema) => () => schema;');
  const { createToJSONSchemaMethod } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    createToJSONSchemaMethod: (schema: object) => () => unknown;
  };
  const method = createToJSONSchemaMethod({});
  expect(() => method()).toThrow('The browser has no JSON schemas.');
});

test('zod still writes them this way: an update that does not would bring them all back', () => {
  const read = (name: string) =>
    readFileSync(
      fileURLToPath(import.meta.resolve(`zod/v4/core`)).replace(/index\.\w+$/, `${name}.js`),
      'utf8',
    );
  expect(dropJsonSchema(read('json-schema-processors')).dropped).toBeGreaterThan(30);
  expect(dropJsonSchema(read('to-json-schema')).dropped).toBe(2);
});
