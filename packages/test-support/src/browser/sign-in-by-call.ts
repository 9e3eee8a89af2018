import type { APIRequestContext } from '@playwright/test';
import { authPaths, csrfAnswer } from '@rostrum/contracts';
import { demoPassword } from '../processes/demo-password.ts';

/** Signs a browser context in without the form, for journeys and measurements that begin further on. */
export async function signInByCall(
  request: APIRequestContext,
  email: string,
  { password = demoPassword, origin = '' } = {},
): Promise<void> {
  const { csrfToken } = csrfAnswer.parse(await (await request.get(`${origin}${authPaths.csrf}`)).json());
  const answer = await request.post(`${origin}${authPaths.callback('credentials')}`, {
    form: { csrfToken, email, password, callbackUrl: '/', json: 'true' },
  });
  const { url } = (await answer.json()) as { url?: string };
  if (!answer.ok() || url === undefined || new URL(url, 'http://localhost').searchParams.has('error')) {
    throw new Error(`${email} could not sign in: ${answer.status()} ${url ?? ''}`);
  }
}
