import { activity, authPaths, bookmarks, type Session } from '@rostrum/contracts';
import { act, contractServer, example, screen } from '@rostrum/test-support';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { defineRemote } from '../area/define-remote.tsx';
import { contractQueryOptions } from '../query-policy/contract-query-options.ts';
import { useQuery } from '../query.ts';
import { testSession } from '../testing/index.ts';
import { standalone } from './standalone.tsx';

const at = (path: string) => `http://localhost${path.replace('{identifier}', ':identifier')}`;
const sessionWith = (sessionToken: string): Session => ({ ...testSession('administrator'), sessionToken });

const seen: string[] = [];
/** A call that knows the renewed token only, as after half an hour in another window. */
const guarded = (path: string, body: object) =>
  http.get(at(path), ({ request }) => {
    const token = request.headers.get('authorization') ?? '';
    seen.push(`${path} ${token}`);
    return token === 'Bearer renewed'
      ? HttpResponse.json(body)
      : HttpResponse.json(
          {
            error: {
              type: 'authentication',
              code: 'not_authenticated',
              message: 'Sign in.',
              request_id: 'r',
            },
          },
          { status: 401 },
        );
  });

contractServer(
  http.get(at(authPaths.session), () => {
    seen.push('session');
    return HttpResponse.json(sessionWith('worn out'));
  }),
  http.post(at(authPaths.refreshToken), () => {
    seen.push('refresh');
    return HttpResponse.json({
      success: true,
      data: { updatedSession: sessionWith('renewed') },
      error: null,
    });
  }),
  guarded(activity.list.path, { data: { ...example(activity.list.response), items: [], total: 7 } }),
  guarded(bookmarks.list.path, { bookmarks: [], total: 0 }),
);

function Page() {
  const query = useQuery(contractQueryOptions(activity.list, { query: {} }));
  return <h1>{query.data ? `${query.data.total} steps` : 'Waiting'}</h1>;
}

test('an area that runs alone asks for the session once, refreshes once, and retries each call once', async () => {
  window.history.replaceState(null, '', '/dashboard/people');
  const remote = defineRemote({
    manifest: {
      area: 'people',
      title: 'People',
      paths: [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
      pages: ['/dashboard/people'],
      navigation: [],
      tabs: [],
      hostApi: '^1.0.0',
    },
    routes: [{ path: '/dashboard/people', load: async () => Page }],
  });
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => standalone(remote, container));

  expect(await screen.findByRole('heading', { name: '7 steps' })).toBeInTheDocument();
  const count = (what: string) => seen.filter((one) => one === what).length;
  expect([count('session'), count('refresh')]).toEqual([1, 1]);
  // Whatever was refused is retried once; what began after the refresh was never refused.
  for (const path of [activity.list.path, bookmarks.list.path]) {
    expect(count(`${path} Bearer worn out`)).toBeLessThanOrEqual(1);
    expect(count(`${path} Bearer renewed`)).toBe(1);
  }
  expect(seen.filter((one) => one.endsWith('worn out')).length).toBeGreaterThan(0);
  await act(async () => remote.unmount({ container }));
});
