import { authPaths, sessionAnswer } from '@rostrum/contracts';
import { fetchCsrf, formType, signInForm } from '../load/sign-in.ts';
import { arrive, type Arrivals } from '../load/arrivals.ts';
import { median } from '../metric.ts';
import type { SearchQuery } from './queries.ts';

const lastPage = 900;
const hundredth = 100;

export async function signIn(origin: string, email: string) {
  const { token, cookie } = await fetchCsrf(origin);
  const answer = await fetch(origin + authPaths.callback('credentials'), {
    method: 'POST',
    headers: { cookie, 'content-type': formType },
    body: signInForm(token, email),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const session = sessionAnswer.parse(
    await (await fetch(origin + authPaths.session, { headers: { cookie: cookies.join('; ') } })).json(),
  );
  if (!('user' in session)) throw new Error(`${email} could not sign in: ${answer.status}`);
  return { authorization: `Bearer ${session.sessionToken}`, identifier: session.user.identifier };
}

/** Asks a running server as a seeker. */
export async function createClient(origin: string, { email }: { email: string }) {
  const { authorization, identifier } = await signIn(origin, email);
  const headers = { authorization };
  const base = `/app/search/${identifier}`;
  const url = (path: string, query: object) =>
    `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

  const get = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(origin + path, { headers });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 300)}`);
    return { ms: performance.now() - began, body };
  };
  const findUrl = (query: SearchQuery) => url(base, query);

  return {
    findUrl,
    peopleUrl: (q: string) => url(`${base}/autocomplete/people`, { q }),
    suggestUrl: (q: string) => url(`${base}/autocomplete`, { q }),
    /** Milliseconds of one search, the answer read. */
    find: async (query: SearchQuery): Promise<number> => (await get(findUrl(query))).ms,

    load: (paths: readonly string[], pace: Pick<Arrivals, 'perSecond' | 'seconds' | 'rounds'>) =>
      arrive({ calls: paths.map((path) => ({ url: origin + path, headers })), ...pace }),

    /** First and last pages of the same searches; by name the page that is reached by going on a hundred times. */
    async deepPages(queries: readonly SearchQuery[]) {
      const wide = [];
      for (const query of queries.filter(({ sort, active }) => !sort && !active)) {
        const { body } = await get(findUrl(query));
        const { data } = JSON.parse(body) as { data: { total: number } };
        if (data.total > lastPage + 10) wide.push(query);
        if (wide.length === 25) break;
      }
      const first = [];
      const last = [];
      for (const query of wide) {
        first.push((await get(findUrl(query))).ms);
        last.push((await get(url(base, { ...query, page_from: lastPage }))).ms);
      }
      const [one] = wide;
      let after: string | null = null;
      const named: number[] = [];
      for (let page = 0; page < hundredth && one; page += 1) {
        const { ms, body } = await get(
          url(base, { ...one, sort: 'name', page_size: 10, ...(after !== null && { after }) }),
        );
        named.push(ms);
        after = (JSON.parse(body) as { data: { next: string | null } }).data.next;
        if (after === null) break;
      }
      return {
        first: median(first),
        relevance: median(last),
        firstByName: median(named.slice(0, 5)),
        name: median(named.slice(-5)),
      };
    },
  };
}
