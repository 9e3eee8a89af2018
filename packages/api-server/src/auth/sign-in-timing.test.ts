import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { hashPassword } from './password-hash.ts';

const rounds = 15;

const medianOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('how long a refusal takes does not tell whether there is an account', async () => {
  await using server = await buildTestApp();
  const passwordHash = await hashPassword('correct horse battery staple');
  await server.given.user('media', { email: 'ada@paper.example', passwordHash });
  await server.given.user('media', { email: 'gone@paper.example', passwordHash, status: 'deactivated' });
  await server.given.user('media', { email: 'sso@paper.example' });
  const browser = createTestBrowser(server.app);
  const people = ['ada', 'gone', 'sso', 'nobody'];
  const taken = new Map<string, number[]>(people.map((name) => [name, []]));
  // In turns, so that what else the machine does weighs on all of them alike.
  for (let round = 0; round < rounds; round += 1)
    for (const name of people) {
      const began = performance.now();
      expect((await browser.signIn(`${name}@paper.example`, 'wrong')).statusCode).toBe(401);
      taken.get(name)?.push(performance.now() - began);
    }
  const medians = people.map((name) => medianOf(taken.get(name) ?? []));
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5);
});
