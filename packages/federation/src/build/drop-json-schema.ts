import { parseSync } from 'oxc-parser';
import { replaceSpans, type Span } from './replace-spans.ts';

/** What is left of a function that writes JSON schemas. Those that make such a function still do. */
const refusal = `() => { throw new Error('The browser has no JSON schemas.'); }`;
const replacementOf = (name: string) => {
  if (/^create\w*JSONSchemaMethod$/.test(name)) return `() => ${refusal}`;
  return /^\w+Processor$/.test(name) ? refusal : undefined;
};

/**
 * Takes the bodies of the functions that write JSON schemas out of zod's sources. Each schema refers to its own, so the
 * bundler keeps them all; only the server calls them, to describe its API.
 */
export function dropJsonSchema(source: string): { code: string; dropped: number } {
  const { program } = parseSync('zod.js', source);
  const spans: Span[] = program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return [];
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const text = id.type === 'Identifier' && init ? replacementOf(id.name) : undefined;
      return init && text !== undefined ? [{ start: init.start, end: init.end, text }] : [];
    });
  });
  return { code: replaceSpans(source, spans), dropped: spans.length };
}
