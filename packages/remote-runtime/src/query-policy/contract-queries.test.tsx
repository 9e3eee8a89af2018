import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError, type ApiClient } from '@rostrum/api-client';
import { analytics, bookmarkLists, posts, settings } from '@rostrum/contracts';
import { notificationStore } from '@rostrum/ui-kit';
import { useQuery } from '../query.ts';
import { TestArea, testSession } from '../testing/index.ts';
import { contractQueryKey, contractQueryOptions, resourceOf } from './contract-query-options.ts';
import { createQueryClient, mayPass } from './create-query-client.ts';
import { tellRefusal } from './tell-refusal.ts';
import { useContractMutation } from './use-contract-mutation.ts';

const failure = (status: number) => new ApiError({ code: 'x', type: 'x', status, message: 'No.' });

test('keys come from the contract: resource, route and input', () => {
  expect(resourceOf(posts.list)).toBe('posts');
  expect(contractQueryKey(posts.list, { query: { q: 'ice' } })).toEqual([
    'posts',
    'posts.list',
    { params: undefined, query: { q: 'ice' }, body: undefined },
  ]);
});

test("calls the client's API with the input and a signal", async () => {
  const call = vi.fn(async () => ({ items: [] }));
  const api = { call, stream: vi.fn() } as unknown as ApiClient;
  await createQueryClient({ api }).fetchQuery(contractQueryOptions(posts.list, { query: { q: 'ice' } }));
  expect(call).toHaveBeenCalledWith(posts.list, { query: { q: 'ice' }, signal: expect.any(AbortSignal) });
});

test('tries again only what may pass by itself', () => {
  expect([0, 500, 503].map((status) => mayPass(failure(status)))).toEqual([true, true, true]);
  expect([400, 401, 403, 404, 409, 422, 429].some((status) => mayPass(failure(status)))).toBe(false);
  expect(mayPass(new Error('a fault of ours'))).toBe(false);
});

test('a mutation fetches its resource and the named ones anew', async () => {
  const call = vi.fn(async (_route: { id: string }) => ({}));
  const api = { call, stream: vi.fn() } as unknown as ApiClient;
  const session = testSession('administrator');
  function Probe() {
    useQuery(contractQueryOptions(settings.getContact));
    useQuery(contractQueryOptions(analytics.home));
    useQuery(contractQueryOptions(posts.list, {}));
    const change = useContractMutation(settings.changePassword, { invalidates: ['analytics'] });
    const body = { current_password: 'a', new_password: 'b' };
    return (
      <button type="button" onClick={() => change.mutate({ body } as Parameters<typeof change.mutate>[0])}>
        Change
      </button>
    );
  }
  render(
    <TestArea url="/dashboard/settings/contact" session={session} api={api}>
      <Probe />
    </TestArea>,
  );
  const calls = (id: string) => call.mock.calls.filter(([route]) => route.id === id).length;
  await waitFor(() => expect(calls('posts.list')).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() => expect([calls('settings.getContact'), calls('analytics.home')]).toEqual([2, 2]));
  expect(calls('posts.list')).toBe(1);
});

test('an error leaves with the success of the same call, and with no other', async () => {
  let isFailing = true;
  const call = vi.fn(async () => {
    if (isFailing) throw failure(409);
    return {};
  });
  const api = { call, stream: vi.fn() } as unknown as ApiClient;
  function Probe() {
    const change = useContractMutation(bookmarkLists.remove, {
      onError: tellRefusal('The list was not deleted.'),
    });
    const remove = (id: string) => change.mutate({ params: { id } } as Parameters<typeof change.mutate>[0]);
    return ['a', 'b'].map((id) => (
      <button key={id} type="button" onClick={() => remove(id)}>
        Delete {id}
      </button>
    ));
  }
  render(
    <TestArea url="/dashboard/bookmarks" session={testSession('media')} api={api}>
      <Probe />
    </TestArea>,
  );
  // Files share one store: a notification that another left would be counted here.
  notificationStore.clear();
  const press = (id: string) => userEvent.click(screen.getByRole('button', { name: `Delete ${id}` }));
  const errors = () => notificationStore.get().filter(({ kind }) => kind === 'error').length;
  await press('a');
  await press('b');
  await waitFor(() => expect(errors()).toBe(2));
  isFailing = false;
  await press('b');
  await waitFor(() => expect(errors()).toBe(1));
  await press('a');
  await waitFor(() => expect(errors()).toBe(0));
});
