import type { Role } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { hashPassword } from '@rostrum/identity';
import { buildTestApp, type TestAppOptions } from './build-test-app.ts';
import { createTestBrowser } from './test-browser.ts';

export const testPassword = 'correct horse battery staple';

/** A server with Ada, signed in by password in one browser, and the means to replay her refresh token. */
export async function openRefreshingBrowser(role: Role = 'media', options: TestAppOptions = {}) {
  const server = await buildTestApp({ servers: 2, ...options });
  const orgId = role === 'media' ? undefined : (await server.given.organisation()).id;
  const user = await server.given.user(role, {
    email: 'ada@paper.example',
    firstname: 'Ada',
    lastname: 'Byron',
    passwordHash: await hashPassword(testPassword),
    ...(orgId !== undefined && { orgId }),
  });
  const signIn = async () => {
    const browser = createTestBrowser(server.app);
    await browser.signIn('ada@paper.example', testPassword);
    return { browser, token: browser.cookie('refreshToken') ?? '' };
  };
  return {
    server,
    user,
    orgId,
    signIn,
    ...(await signIn()),
    refreshWith: (token: string, headers: Record<string, string> = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/refresh-token',
        headers: { cookie: `refreshToken=${token}`, ...headers },
      }),
    passGrace: () =>
      server.db.execute(sql`update refresh_families set rotated_at = rotated_at - interval '11 seconds'`),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

/** The refresh token that an answer sets, or an empty text. */
export const refreshTokenIn = (response: { cookies: { name: string; value: string }[] }): string =>
  response.cookies.find(({ name }) => name === 'refreshToken')?.value ?? '';
