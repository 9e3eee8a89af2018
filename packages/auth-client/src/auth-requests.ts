import {
  authPaths,
  csrfAnswer,
  deskTimeZoneHeader,
  expertCenterHeader,
  providersAnswer,
  redirectAnswer,
  sessionAnswer,
  type Session,
} from '@rostrum/contracts';
import type { Page } from './page.ts';

/** The server is up and cannot answer now: nothing is known about the session. */
export class TryAgainError extends Error {
  override readonly name = 'TryAgainError';
  readonly seconds: number;
  constructor(url: string, seconds: number) {
    super(`${url} answered 503, to be asked again in ${seconds} seconds.`);
    this.seconds = seconds;
  }
}

const defaultRetrySeconds = 2;
const maxRetrySeconds = 30;

function readRetryAfter({ headers }: Response): number {
  const seconds = Number(headers?.get('retry-after') ?? defaultRetrySeconds);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), maxRetrySeconds) : defaultRetrySeconds;
}

async function get(page: Page, url: string): Promise<Response> {
  // Without a content type: by that the server recognises the library's client, which it keeps waiting instead.
  const response = await page.fetch(url);
  if (response.status === 503) throw new TryAgainError(url, readRetryAfter(response));
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

const getJson = async (page: Page, url: string): Promise<unknown> => (await get(page, url)).json();

/** An anonymous visitor's answer is an empty object. */
export const isSession = (answer: object): answer is Session => 'sessionToken' in answer;

/** The session, or null for a visitor who is not signed in. Throws when there is no proper answer. */
export async function requestSession(page: Page): Promise<Session | null> {
  const response = await get(page, authPaths.session);
  const answer = sessionAnswer.parse(await response.json());
  page.deskTimeZone = response.headers?.get(deskTimeZoneHeader) ?? undefined;
  page.expertCenter = response.headers?.get(expertCenterHeader) ?? undefined;
  return isSession(answer) ? answer : null;
}

export const requestProviders = async (page: Page) =>
  providersAnswer.parse(await getJson(page, authPaths.providers));

const openCsrfRequests = new WeakMap<Page, Promise<string>>();

/**
 * The csrf token of this browser. Whoever asks while an answer is under way shares it: two requests without a cookie would
 * get two cookies, and the form with the token of the overwritten one would be refused.
 */
export function requestCsrfToken(page: Page): Promise<string> {
  const open = openCsrfRequests.get(page);
  if (open) return open;
  const asked = getJson(page, authPaths.csrf)
    .then((answer) => csrfAnswer.parse(answer).csrfToken)
    .finally(() => openCsrfRequests.delete(page));
  openCsrfRequests.set(page, asked);
  return asked;
}

/** A form of the protocol: with a fresh csrf token, asking for JSON instead of a redirect. */
export async function postForm(page: Page, url: string, fields: Record<string, string>) {
  const csrfToken = await requestCsrfToken(page);
  const response = await page.fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }).toString(),
  });
  const answer = redirectAnswer.safeParse(await response.json().catch(() => null));
  return { response, url: answer.success ? answer.data.url : null };
}
