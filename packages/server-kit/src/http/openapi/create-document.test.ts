import { defineRoute, flag, id, isoDateTime, ownParams } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createApiDocument } from './create-document.ts';

const note = z.object({
  id,
  kind: z.enum(['short', 'long']).nullable(),
  title: z.string().default(''),
  get replies() {
    return z.array(note);
  },
});
const list = defineRoute({
  id: 'notes.list',
  method: 'GET',
  path: '/app/notes/{identifier}',
  summary: 'List notes.',
  params: ownParams,
  query: z
    .object({ since: isoDateTime.optional(), urgent: flag.optional() })
    .and(z.object({ sort: z.string() })),
  response: z.array(note),
});
const add = defineRoute({
  id: 'notes.add',
  method: 'POST',
  path: '/app/notes/{identifier}',
  summary: 'Add a note.',
  params: ownParams,
  body: note,
  response: note,
  status: 201,
  idempotent: true,
  errors: ['already_exists'],
});
const drafts = defineRoute({
  id: 'notes.drafts',
  method: 'GET',
  path: '/app/notes/drafts',
  summary: 'Drafts.',
  auth: 'public',
  mediaType: 'text/event-stream',
  envelope: 'bare',
  response: z.object({ note }),
});
const create = (...contracts: Parameters<typeof createApiDocument>[0][number]['contract'][]) =>
  createApiDocument(
    contracts.map((contract) => ({ contract })),
    { publicUrl: 'https://a.example', contracts: { note, id }, resources: { notes: 'Notes.' } },
  );

test('a schema that contracts export is shared by its name, apart for requests where they may leave out more', () => {
  const { components, paths } = create(list, add);
  expect(Object.keys(components.schemas)).toEqual(['ErrorEnvelope', 'Id', 'Note', 'NoteInput']);
  expect(components.schemas).toMatchObject({
    Note: {
      required: ['id', 'kind', 'title', 'replies'],
      properties: {
        id: { $ref: '#/components/schemas/Id' },
        kind: { anyOf: [{ enum: ['short', 'long'] }, { type: 'null' }] },
        replies: { items: { $ref: '#/components/schemas/Note' } },
      },
    },
    NoteInput: {
      required: ['id', 'kind', 'replies'],
      properties: { replies: { items: { $ref: '#/components/schemas/NoteInput' } } },
    },
  });
  expect(paths['/app/notes/{identifier}']?.['post']).toMatchObject({
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/NoteInput' } } },
    },
    responses: {
      201: { content: { 'application/json': { schema: { required: ['data'] } } } },
      409: {
        $ref: '#/components/responses/Failure409',
        description: expect.stringContaining('`already_exists`'),
      },
    },
  });
});

test('parameters come from every part of a query, and say which are required', () => {
  const { paths } = create(list);
  expect(paths['/app/notes/{identifier}']?.['get']).toMatchObject({
    parameters: [
      { name: 'identifier', in: 'path', required: true },
      { name: 'since', in: 'query', required: false },
      { name: 'urgent', in: 'query', required: false },
      { name: 'sort', in: 'query', required: true },
    ],
  });
});

test('a parameter excludes what leads to another call, and a stream is described as one', () => {
  const { paths } = create(list, drafts);
  expect(paths['/app/notes/{identifier}']?.['get']).toMatchObject({
    parameters: [{ schema: { type: 'string', pattern: '^(?!(?:drafts)$)' } }, {}, {}, {}],
  });
  expect(paths['/app/notes/drafts']?.['get']).toMatchObject({
    security: [],
    responses: { 200: { content: { 'text/event-stream': {} } } },
  });
});

test('every failure that the server itself can answer with is listed', () => {
  const { paths } = create(list, add, drafts);
  const statuses = (path: string, method: string) =>
    Object.keys((paths[path]?.[method]?.['responses'] ?? {}) as object);
  expect(statuses('/app/notes/{identifier}', 'post')).toEqual([
    '201',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '414',
    '415',
    '422',
    '429',
    '431',
    '500',
    '503',
  ]);
  expect(statuses('/app/notes/drafts', 'get')).toEqual(['200', '400', '414', '429', '431', '500', '503']);
});
