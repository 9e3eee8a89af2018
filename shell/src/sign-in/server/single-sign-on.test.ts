import { afterEach, expect, test, vi } from 'vitest';
import { isSingleSignOnError, singleSignOnUrl } from './single-sign-on.ts';

afterEach(() => vi.unstubAllGlobals());

const northmere = { kind: 'saml', provider: 'saml', company_username: 'northmere' } as Parameters<
  typeof singleSignOnUrl
>[0];

const fail = async (): Promise<unknown> =>
  singleSignOnUrl(northmere, '/dashboard').catch((error: unknown) => error);

test('the call for the address throws with the error type of the server', async () => {
  const error = { type: 'not_found', code: 'sso_off', message: 'Northmere has no single sign-on.' };
  vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 404 }));
  const thrown = await fail();
  expect(isSingleSignOnError(thrown)).toBe(true);
  expect(thrown).toMatchObject({ message: 'not_found', type: 'not_found', code: 'sso_off' });
});

test('a server that does not answer is an error of its own type', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fail()).toMatchObject({ type: 'unreachable', code: 'unreachable' });
});
