import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';

/** Authors of content read types, not the product words of refusals. */
const authorWords = { error: z.locales.en().localeError };

/** Where a person edits the demonstration. */
export const contentFolder = path.resolve(import.meta.dirname, '../../content');

/** Names of the files of a folder and the folders in it, in the order of the alphabet. */
export const filesIn = (folder: string, extension: string): string[] =>
  readdirSync(path.join(contentFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => path.join(folder, name));

/** The line of the closest value that exists on the way to a faulty one. */
function lineOf(document: Document, steps: readonly PropertyKey[], lines: LineCounter): number {
  for (let length = steps.length; length >= 0; length -= 1) {
    const node = document.getIn(steps.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** A mistake of the content, with the place where it can be put right. */
export const contentError = (file: string, line: number, message: string): Error =>
  new Error(`packages/demo/content/${file}:${line}: ${message}`);

function parse<Schema extends z.ZodType>(file: string, text: string, schema: Schema, skipped: number) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw contentError(file, skipped + lines.linePos(broken.pos[0]).line, broken.message);
  const parsed = schema.safeParse(document.toJS(), authorWords);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path ?? [];
  const message = `${place.map(String).join('.') || 'the file'}: ${issue?.message ?? 'is not as expected'}`;
  throw contentError(file, skipped + lineOf(document, place, lines), message);
}

const read = (file: string) => readFileSync(path.join(contentFolder, file), 'utf8');

/** The content of a YAML file, checked. */
export const readYaml = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  text = read(file),
): z.output<Schema> => parse(file, text, schema, 0);

/** A Markdown file: its front matter, checked, and the text below. */
export function readMarkdown<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  text = read(file),
): { matter: z.output<Schema>; body: string } {
  const match = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text);
  if (match === null) throw contentError(file, 1, 'must begin with front matter between two lines of ---');
  const [, matter = '', body = ''] = match;
  return { matter: parse(file, matter, schema, 1), body: body.trim() };
}
