import { createApiClient, isApiError } from '@rostrum/api-client';
import { inquiries, inquirySummary } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { example } from '../examples/example.ts';
import { contractServer } from './contract-server.ts';
import { takeFaults } from './faults.ts';
import { handle, refuse } from './handle.ts';

let seen: unknown;
const server = contractServer();

const api = createApiClient({
  baseUrl: 'http://localhost',
  getAccessToken: () => 'token',
  getIdentifier: () => 'me',
  onUnauthorized: async () => false,
});

test('reads the call and wraps the answer as the contract says', async () => {
  const item = example(inquirySummary);
  const counts = example(inquiries.list.response).counts;
  server.use(
    handle(inquiries.list, ({ params, query }) => {
      seen = { ...params, ...query };
      return { items: [item], total: 1, counts };
    }),
  );

  const page = await api.call(inquiries.list, { query: { view: 'mine' } });

  expect(seen).toMatchObject({ identifier: 'me', view: 'mine', page_from: 0, page_size: 10 });
  expect(page.items).toEqual([item]);
});

test('an answer that breaks the contract fails loudly', async () => {
  server.use(
    handle(inquiries.list, () => ({ items: [], total: -1, counts: { views: {}, types: {} } }) as never),
  );

  await expect(api.call(inquiries.list)).rejects.toSatisfy(isApiError);

  expect(takeFaults().join('\n')).toContain('inquiries.list');
});

test('refuses with the status of the catalogue', async () => {
  server.use(refuse(inquiries.list, 'not_allowed'));

  await expect(api.call(inquiries.list)).rejects.toMatchObject({ code: 'not_allowed', status: 403 });
});

test('a call that nobody answers fails the test', async () => {
  await expect(api.call(inquiries.list)).rejects.toSatisfy(isApiError);

  expect(takeFaults().join('\n')).toContain('No handler');
});
