import type { RouteDescriptor } from '@rostrum/contracts';
import * as contracts from '@rostrum/contracts/all';
import { apiKeys, keyScopes } from '@rostrum/contracts/settings';
import { apiResources } from '@rostrum/contracts/resources';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { createAnswerCheck, type AnswerDocument } from '../testing/check-answer.ts';
import { contractTable, type ContractRoute } from '../testing/route-table.ts';
import { sampleFor, sampleUrl } from '../testing/sample-request.ts';

interface PathSchema {
  pattern?: string;
  allOf?: { pattern?: string }[];
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  requestBody?: object;
  parameters?: { name: string; in: string; schema: PathSchema }[];
  responses: AnswerDocument['paths'][string][string]['responses'];
}
interface Document extends AnswerDocument {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

let server: TestApp;
let document: Document;
beforeAll(async () => {
  server = await buildTestApp({ worksJobs: false });
  document = (await server.app.inject('/docs/json')).json();
});
afterAll(() => server[Symbol.asyncDispose]());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
const missing = (needs: (each: { path: string; operation: Operation }) => boolean, ...statuses: string[]) =>
  operations()
    .filter(needs)
    .flatMap(({ operation }) =>
      statuses
        .filter((status) => !(status in operation.responses))
        .map((status) => [operation.operationId, status]),
    );

test('the document is valid OpenAPI 3.1, lists every call and no reference leads nowhere', async () => {
  expect(document.openapi).toBe('3.1.0');
  const validator = new Validator();
  expect(await validator.validate(structuredClone({ ...document }))).toEqual({ valid: true });
  expect(
    operations()
      .map(({ operation }) => operation.operationId)
      .toSorted(),
  ).toEqual(
    contractTable(server.app)
      .filter(({ method, contract }) => method === contract.method)
      .map(({ contract }) => contract.id)
      .toSorted(),
  );
  const text = JSON.stringify(document);
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = pointer
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
    expect([pointer, typeof target]).toEqual([pointer, 'object']);
  }
  // OpenAPI 3.0 had a keyword for null; clients of 3.1 ignore it.
  expect(text).not.toContain('"nullable"');
});

test('every call lists the failures that the server answers it with', () => {
  const hasBody = ({ operation }: { operation: Operation }) => operation.requestBody !== undefined;
  expect([
    ...missing(({ operation }) => operation.security.length > 0, '401', '403'),
    ...missing(({ path }) => path.includes('{'), '404'),
    ...missing(hasBody, '413', '415'),
    ...missing(
      (each) =>
        (hasBody(each) || each.operation.parameters?.some((parameter) => parameter.in === 'query')) ===
          true && !('204' in each.operation.responses),
      '422',
    ),
    ...missing(() => true, '400', '429', '503'),
  ]).toEqual([]);
});

test('every call and every resource is described', () => {
  expect(document.servers).toEqual([expect.objectContaining({ url: server.config.publicUrl })]);
  expect(document).toMatchObject({
    info: { license: { identifier: 'MIT' }, contact: { url: expect.any(String) } },
  });
  for (const { operation } of operations()) {
    expect(operation.summary).not.toBe('');
    expect(operation.description).not.toBe('');
    expect(operation.tags).toHaveLength(1);
  }
  expect(Object.fromEntries(document.tags.map(({ name, description }) => [name, description]))).toEqual(
    apiResources,
  );
});

const segmentsOf = (path: string) => path.split('/');
const nameIn = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

/** Whether the parameters of a path accept an address of the same number of segments. */
function accepts(path: string, address: readonly string[]): boolean {
  const parameters = Object.values(document.paths[path] ?? {})[0]?.parameters ?? [];
  return segmentsOf(path).every((segment, index) => {
    const name = nameIn(segment);
    if (name === undefined) return segment === address[index];
    const schema: PathSchema =
      parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
    return [schema, ...(schema.allOf ?? [])].every(
      ({ pattern }) => !pattern?.includes('(?!') || new RegExp(pattern, 'u').test(address[index] ?? ''),
    );
  });
}

test('no address can be meant by two paths', () => {
  const paths = Object.keys(document.paths);
  const ambiguous = paths.flatMap((left, index) =>
    paths.slice(index + 1).flatMap((right) => {
      const [own, other] = [segmentsOf(left), segmentsOf(right)];
      if (own.length !== other.length) return [];
      const address = own.map((segment, at) => {
        const there = other[at] ?? '';
        return nameIn(segment) === undefined ? segment : nameIn(there) === undefined ? there : 'any';
      });
      return accepts(left, address) && accepts(right, address) ? [[left, right]] : [];
    }),
  );
  expect(ambiguous).toEqual([]);
});

/** Each kind of thing that calls are about, by the first segment of its calls' ids. */
async function giveThings(orgId: string): Promise<Record<string, string>> {
  const person = await server.given.person(orgId);
  const post = await server.given.post(orgId);
  const inquiry = await server.given.inquiry(orgId, { status: 'open' });
  return { people: person.id, person: person.id, posts: post.id, post: post.id, inquir: inquiry.id };
}

const isStream = ({ mediaType, bodyMediaType }: RouteDescriptor) =>
  mediaType !== undefined || bodyMediaType !== undefined;

test('what the server answers is what the document describes', { timeout: 400_000 }, async () => {
  const check = createAnswerCheck(document);
  const { id: orgId } = await server.given.organisation();
  const things = await giveThings(orgId);
  const admin = await server.signInAs('administrator', { orgId });
  const { key } = await admin.call(apiKeys.add, {
    body: { name: 'Website', scopes: [...keyScopes], days: 365 },
  });
  const idFor = ({ id }: RouteDescriptor) =>
    Object.entries(things).find(([kind]) => id.startsWith(kind))?.[1];
  const faults: string[] = [];
  const seen = new Map<number, number>();
  const call = async (
    { method, contract }: ContractRoute,
    { token, payload }: { token?: string; payload?: unknown },
  ) => {
    const id = idFor(contract);
    const query = sampleFor(contract.query) ?? {};
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const url = sampleUrl(contract, { identifier: admin.identifier, ...(id !== undefined && { id }) });
    const response = await server.app.inject({
      method: method as 'GET',
      url: `${url}?${search}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
    seen.set(response.statusCode, (seen.get(response.statusCode) ?? 0) + 1);
    const fault = check(contract, method, response);
    if (fault !== undefined) faults.push(fault);
  };
  const table = contractTable(server.app).filter(
    ({ method, contract }) => method === contract.method && !isStream(contract),
  );
  for (const route of table) {
    const { auth, body } = route.contract;
    const token = auth === 'api_key' ? key : admin.token;
    if (route.method === 'GET') await call(route, { token });
    if (auth !== 'public') await call(route, {});
    // Refused before anything is changed, so that the session outlives the test.
    if (body) await call(route, { token, payload: [] });
  }
  expect(faults).toEqual([]);
  for (const status of [200, 401, 404, 422]) expect(seen.get(status)).toBeGreaterThan(30);
});

test('the check of answers finds what is not described', () => {
  const check = createAnswerCheck(document);
  const answer = { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{"data":{}}' };
  expect(check(apiKeys.list, 'GET', answer)).toContain('items');
  expect(check(apiKeys.list, 'GET', { ...answer, statusCode: 418 })).toContain('status');
  expect(check(apiKeys.list, 'GET', { ...answer, statusCode: 429 })).toContain('Retry-After');
  expect(check(apiKeys.list, 'GET', { ...answer, headers: {} })).toContain('application/json');
});

test('every contract is served, so none is left out of the document', () => {
  const isRoute = (value: unknown): value is RouteDescriptor =>
    typeof value === 'object' &&
    value !== null &&
    'response' in value &&
    'path' in value &&
    'method' in value;
  const declared = Object.values(contracts).flatMap((group: unknown) =>
    isRoute(group)
      ? [group]
      : typeof group === 'object' && group !== null
        ? Object.values(group).filter(isRoute)
        : [],
  );
  const documented = new Set(operations().map(({ operation }) => operation.operationId));
  expect([...new Set(declared.map(({ id }) => id))].filter((id) => !documented.has(id))).toEqual([]);
});
