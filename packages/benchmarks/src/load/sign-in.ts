import { authPaths, csrfAnswer } from '@rostrum/contracts';
import { demoPassword } from '@rostrum/test-support/processes';

const accounts = ['administrator', 'agent', 'expert', 'individual', 'media', 'legal', 'business', 'research'];

/** Account of the demonstration for the nth tab. */
export const emailOf = (index: number): string =>
  `${accounts[index % accounts.length] ?? ''}@rostrum.example`;

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

/** What a browser has before it signs in: a token and its cookie. */
export async function fetchCsrf(origin: string): Promise<{ token: string; cookie: string }> {
  const answer = await fetch(origin + authPaths.csrf);
  return { token: csrfAnswer.parse(await answer.json()).csrfToken, cookie: cookiesOf(answer) };
}

/** The form that the sign-in page sends. */
export const signInForm = (token: string, email: string): string =>
  new URLSearchParams({
    csrfToken: token,
    email,
    password: demoPassword,
    callbackUrl: '/',
    json: 'true',
  }).toString();

export const formType = 'application/x-www-form-urlencoded';

/** Cookie headers of that many signed-in browsers, each with a session of its own. */
export async function signInMany(origin: string, count: number): Promise<string[]> {
  const { token, cookie } = await fetchCsrf(origin);
  const found: string[] = [];
  const next = async (): Promise<void> => {
    for (let index = found.push('') - 1; index < count; index = found.push('') - 1) {
      const answer = await fetch(origin + authPaths.callback('credentials'), {
        method: 'POST',
        headers: { cookie, 'content-type': formType },
        body: signInForm(token, emailOf(index)),
      });
      if (!answer.ok) throw new Error(`${emailOf(index)} could not sign in: ${answer.status}`);
      found[index] = cookiesOf(answer)
        .split('; ')
        .filter((pair) => pair.includes('session-token='))
        .join('; ');
    }
  };
  await Promise.all([next(), next(), next(), next()]);
  return found.slice(0, count);
}
