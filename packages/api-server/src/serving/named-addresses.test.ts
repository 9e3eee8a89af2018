import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '@rostrum/server-kit';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { helpGuides } from './help/help-guides.ts';
import { helpPolicies } from './help/help-policies.ts';
import { signInPageOf } from './sign-in-pages.ts';

let server: TestApp;
let patterns: string[];

const filesOf = (pattern: string) =>
  globSync(pattern, {
    cwd: repositoryRoot,
    exclude: (name) => /^(node_modules|dist|\.\w+|test-results)$/.test(path.basename(name)),
  });
const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** First segments of what the server answers itself and of the areas' pages; /dev/shm is a folder of Linux. */
const ours =
  'embed|api|app|v1|dev(?!/shm)|help|docs|dashboard|login|signup|logout|registry|organizations|experts|staff|lists|inquiries|healthz|readyz';
const inSource = new RegExp(
  String.raw`["'\`(}](/(?:${ours})(?:[/.](?:\$\{[^}]*\}|[^\s"'\`?#)<$\\])*)?)(?=["'\`?#)])`,
  'g',
);
const inText = new RegExp(String.raw`(?<![\w./)\]}-])(/(?:${ours})(?:[/.][\w./:{}-]*)?)`, 'g');

/** Any value in the place of a parameter, however the place writes it. */
const fill = (address: string) =>
  address
    .replace(/\$?\{[^}]*\}|:\w+/g, 'x')
    .replace(/[.:]$/, '')
    .replace(/(.)\/$/, '$1');

/** Whether an address fits a pattern of routes or pages, or is where addresses of that pattern begin. */
function fits(address: string, pattern: string): boolean {
  const given = address.split('/');
  const wanted = pattern.split('/');
  return (
    given.length <= wanted.length &&
    given.every((part, index) => part === 'x' || part === wanted[index] || wanted[index]?.includes(':'))
  );
}

function isAnswered(named: string): boolean {
  const address = fill(named);
  return patterns.some((pattern) => fits(address, pattern)) || signInPageOf(address) !== undefined;
}

beforeAll(async () => {
  server = await buildTestApp({ environment: { OPERATOR_TOKEN: 'a token of the tests, 32 characters' } });
  await server.app.ready();
  const pages = filesOf('mf-*/src/paths.ts').flatMap((file) =>
    Array.from(read(file).matchAll(/path: '([^']+)'/g), ([, pattern = '']) => pattern),
  );
  // Pages that an area guards; the menus leave out those that it has not written yet.
  const guarded = filesOf('mf-*/src/manifest.ts').flatMap((file) =>
    Array.from(read(file).matchAll(/'(\/dashboard[^']*)'/g), ([, address = '']) => address),
  );
  patterns = [...server.app.routeTable.map(({ url }) => url), ...pages, ...guarded];
});
afterAll(() => server[Symbol.asyncDispose]());

const unanswered = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    Array.from(read(file).matchAll(pattern), ([, address = '']) => address)
      .filter((address) => !isAnswered(address))
      .map((address) => `${file}: ${address}`),
  );

test('every address that source names is answered by a route or by a page', () => {
  const sources = filesOf('{shell,mf-*,packages/*}/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|spec)\.tsx?$|\/testing\/|packages\/(e2e-tests|test-support|benchmarks)\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(unanswered(sources, inSource)).toEqual([]);
});

test('every address that documents and help articles name is answered by a route or by a page', () => {
  const documents = [
    ...filesOf('*.md'),
    ...filesOf('{shell,mf-*,packages/*}/**/*.md'),
    ...['help-guides.ts', 'help-policies.ts', 'help.ts'].map(
      (name) => `packages/api-server/src/serving/help/${name}`,
    ),
  ];
  expect(documents.length).toBeGreaterThan(30);
  expect(unanswered(documents, inText)).toEqual([]);
  for (const { path: article } of [...helpGuides, ...helpPolicies]) expect(isAnswered(article)).toBe(true);
});

test('an address that nothing answers would be found', () => {
  expect(
    ['/embed/nothing.js', '/app/nothing', '/dev/nothing', '/help/nothing', '/docs/nothing/at/all'].filter(
      isAnswered,
    ),
  ).toEqual([]);
});
