import type { APIRequestContext } from '@playwright/test';
import { authPaths, session, type Session } from '@rostrum/contracts';

/** Whose session a browser has, and the token for calls of the API in their name. */
export async function sessionOf(request: APIRequestContext, origin = ''): Promise<Session> {
  return session.parse(await (await request.get(`${origin}${authPaths.session}`)).json());
}
