import { randomUUID } from 'node:crypto';
import { grantOf, type Role } from '@rostrum/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type SignedInTester, type TestApp } from '../testing/build-test-app.ts';
import { contractTable, type ContractRoute } from '../testing/route-table.ts';
import { recordedQueries } from '../testing/recorded-queries.ts';
import { parameterNames, sampleFor, sampleUrl } from '../testing/sample-request.ts';
import { canary, givenForeignOrganisation, rareWord, rowsBelongingTo } from '../testing/two-organisations.ts';

type Foreign = Awaited<ReturnType<typeof givenForeignOrganisation>>;
const callers = ['administrator', 'agent', 'expert', 'individual', 'media'] as const satisfies Role[];

let server: TestApp;
let foreign: Foreign;
let table: ContractRoute[];
const testers = new Map<Role, SignedInTester>();

beforeAll(async () => {
  server = await buildTestApp();
  table = contractTable(server.app);
  foreign = await givenForeignOrganisation(server);
  const { id: orgId } = await server.given.organisation();
  for (const role of callers) {
    const { id: personId } = await server.given.person(orgId);
    testers.set(role, await server.signInAs(role, { orgId, personId }));
  }
});
afterAll(() => server[Symbol.asyncDispose]());

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The places of a request where an id can stand: in the path, and wherever the body or query takes a uuid. */
function placesOf({ contract }: ContractRoute): string[] {
  const inPath = parameterNames(contract).filter((name) => name !== 'identifier');
  const found: string[] = [];
  const look = (value: unknown, path: string) => {
    if (typeof value === 'string' && uuid.test(value)) found.push(path);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
  };
  look(sampleFor(contract.body, { complete: true }), 'body');
  look(sampleFor(contract.query, { complete: true }), 'query');
  return [...inPath, ...found];
}

function put(value: unknown, [key = '', ...rest]: string[], id: string): unknown {
  if (Array.isArray(value))
    return value.map((inner, index) =>
      String(index) === key ? (rest.length === 0 ? id : put(inner, rest, id)) : inner,
    );
  const object = value as Record<string, unknown>;
  return { ...object, [key]: rest.length === 0 ? id : put(object[key], rest, id) };
}

/** One fixed sample of each route, so that two requests differ in the id alone. */
const samples = new Map<ContractRoute, { body: unknown; query: unknown; params: Record<string, string> }>();
function requestWith(route: ContractRoute, identifier: string, place: string, id: string) {
  const { contract, method } = route;
  let sample = samples.get(route);
  if (!sample) {
    sample = {
      body: sampleFor(contract.body, { complete: true }),
      query: sampleFor(contract.query, { complete: place.startsWith('query') }),
      params: Object.fromEntries(parameterNames(contract).map((name) => [name, randomUUID()])),
    };
    samples.set(route, sample);
  }
  const [root = '', ...path] = place.split('.');
  const body = root === 'body' ? put(sample.body, path, id) : sample.body;
  const query = (root === 'query' ? put(sample.query, path, id) : (sample.query ?? {})) as Record<
    string,
    string
  >;
  const params = { ...sample.params, identifier, ...(root !== 'body' && root !== 'query' && { [root]: id }) };
  return {
    method: method as 'GET',
    url: `${sampleUrl(contract, params)}?${new URLSearchParams(query)}`,
    ...(body !== undefined && { payload: body as object }),
  };
}

const isLetIn = (role: Role, { policy }: ContractRoute): boolean =>
  policy === 'public' || policy === 'deployment' || policy === 'api_key' || grantOf(role, policy) !== 'deny';

let placesAsked = 0;
/** Every kind of id for the first who is let in, and for each other one a part of them, the next at the next place. */
function idsInTurn(turn: number) {
  if (turn === 0) placesAsked += 1;
  return [...foreign.ids].filter((_, index) => turn === 0 || (index + placesAsked + turn) % 4 === 0);
}

const answers: string[] = [];
/** What is answered, and the work that the database had with it: what takes as long tells nothing by its time either. */
async function ask(request: ReturnType<typeof requestWith>, token: string, id: string) {
  const headers = { authorization: `Bearer ${token}` };
  const asked: Awaited<ReturnType<typeof server.app.inject>>[] = [];
  const statements = await recordedQueries(async () =>
    asked.push(await server.app.inject({ ...request, headers })),
  );
  const [response] = asked;
  if (!response) throw new Error('Nothing was answered.');
  answers.push(`${JSON.stringify(response.headers)}\n${response.body}`);
  const body = response.body
    .replaceAll(id, '<the id>')
    .replaceAll(/"request_id":"[^"]+"/g, '')
    .replaceAll(/"[^"]*T\d\d:\d\d:[\d.]+Z"/g, '<a moment>');
  return { answer: `${response.statusCode} ${body}`, work: statements.join(';\n') };
}

test(
  'an id of another organisation is answered exactly as one that does not exist, by the same statements',
  { timeout: 300_000 },
  async () => {
    const different: string[] = [];
    const laborious: string[] = [];
    let statements = 0;
    const judged = new Set<string>();
    const before = await rowsBelongingTo(server.db, foreign.orgId, foreign.userId);
    for (const route of table) {
      if (route.contract.id === 'events.live') continue;
      for (const place of placesOf(route))
        for (const [turn, role] of callers.filter((one) => isLetIn(one, route)).entries()) {
          const tester = testers.get(role);
          if (!tester) continue;
          const missing = randomUUID();
          const unknown = await ask(
            requestWith(route, tester.identifier, place, missing),
            tester.token,
            missing,
          );
          for (const [id, name] of idsInTurn(turn)) {
            const known = await ask(requestWith(route, tester.identifier, place, id), tester.token, id);
            judged.add(`${route.method} ${route.contract.path} ${place}`);
            const where = `${role} ${route.method} ${route.contract.path} ${place} of ${name}`;
            if (known.answer !== unknown.answer)
              different.push(`${where}: ${known.answer} but ${unknown.answer}`);
            if (known.work !== unknown.work) laborious.push(`${where}:\n${known.work}\nbut\n${unknown.work}`);
            statements += known.work === '' ? 0 : 1;
          }
          // Upper case is the same id to the database; it must not be another one to us.
          const [first = ''] = foreign.ids.keys();
          const shouted = first.toUpperCase();
          const loud = await ask(
            requestWith(route, tester.identifier, place, shouted),
            tester.token,
            shouted,
          );
          if (loud.answer.replaceAll(first, '<the id>') !== unknown.answer)
            different.push(
              `${role} ${route.contract.path} in upper case: ${loud.answer} but ${unknown.answer}`,
            );
        }
    }
    expect(different).toEqual([]);
    expect(laborious).toEqual([]);
    expect(statements).toBeGreaterThan(500);
    expect(judged.size).toBeGreaterThan(10);
    expect(foreign.ids.size).toBeGreaterThan(10);
    expect(await rowsBelongingTo(server.db, foreign.orgId, foreign.userId)).toEqual(before);
  },
);

test('another person’s identifier is not found, whoever asks', async () => {
  for (const route of table.filter(({ contract }) => contract.path.includes('{identifier}')))
    for (const [, tester] of testers) {
      const url = sampleUrl(route.contract, { identifier: foreign.userId });
      const body = sampleFor(route.contract.body);
      const response = await server.app.inject({
        method: route.method as 'GET',
        url,
        ...(body !== undefined && { payload: body as object }),
        headers: { authorization: `Bearer ${tester.token}` },
      });
      answers.push(response.body);
      expect(`${route.contract.id} ${response.statusCode}`).toBe(`${route.contract.id} 404`);
    }
});

test('public names of a private organisation lead nowhere, signed in or not', async () => {
  const names = [`org-${canary.toLowerCase()}`, `person-${canary.toLowerCase()}`];
  for (const route of table.filter(({ method }) => method === 'GET')) {
    const own = parameterNames(route.contract).filter((name) => name !== 'identifier');
    if (own.length === 0 || route.contract.id === 'events.live') continue;
    for (const name of names)
      for (const tester of [undefined, testers.get('administrator'), testers.get('media')]) {
        const given = Object.fromEntries(own.map((parameter) => [parameter, name]));
        const response = await server.app.inject({
          method: 'GET',
          url: sampleUrl(route.contract, { ...given, identifier: tester?.identifier ?? foreign.userId }),
          ...(tester && { headers: { authorization: tester.token } }),
        });
        answers.push(response.body.replaceAll(name, ''));
        expect(response.statusCode).toBeGreaterThanOrEqual(400);
      }
  }
});

test('lists and searches for what only the other organisation has find nothing', async () => {
  for (const route of table.filter(({ method }) => method === 'GET')) {
    if (route.contract.id === 'events.live') continue;
    for (const [, tester] of testers) {
      const response = await server.app.inject({
        method: 'GET',
        url: `${sampleUrl(route.contract, { identifier: tester.identifier })}?q=${rareWord}&tag=${rareWord}&search=${rareWord}&text=${rareWord}`,
        headers: { authorization: tester.token },
      });
      answers.push(response.body);
      expect(response.statusCode).toBeLessThan(500);
    }
  }
});

test('the organisation itself reads what is marked, so the marks are where they would be found', async () => {
  const { session } = foreign;
  const shown: string[] = [];
  for (const route of table.filter(({ method }) => method === 'GET')) {
    if (route.contract.id === 'events.live') continue;
    for (const id of foreign.ids.keys()) {
      const params = { id, identifier: session.identifier };
      const url = sampleUrl(route.contract, params);
      const { body } = await server.app.inject({ url, headers: { authorization: session.token } });
      if (body.includes(canary)) shown.push(route.contract.id);
    }
  }
  expect(shown).toEqual(
    expect.arrayContaining(['people.get', 'inquiries.get', 'posts.list', 'questions.list']),
  );
});

test('no answer to anybody held a word of the other organisation', () => {
  expect(answers.length).toBeGreaterThan(500);
  expect(answers.filter((text) => text.toUpperCase().includes(canary.toUpperCase()))).toEqual([]);
});
