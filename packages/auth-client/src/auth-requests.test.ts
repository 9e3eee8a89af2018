import { authPaths, deskTimeZoneHeader } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { requestCsrfToken, requestSession } from './auth-requests.ts';
import { createBrowser, sessionOf } from './testing/tabs.ts';

test('who asks for the csrf token while it is under way shares it: a second cookie would replace the first', async () => {
  const browser = createBrowser();
  let made = 0;
  browser.routes.set(authPaths.csrf, () => ({ body: { csrfToken: `csrf-${(made += 1)}` } }));
  const { page } = browser.openTab('/login');

  expect(await Promise.all([requestCsrfToken(page), requestCsrfToken(page)])).toEqual(['csrf-1', 'csrf-1']);
  expect(await requestCsrfToken(page)).toBe('csrf-2');
});

test('a failure is not kept for whoever asks next', async () => {
  const browser = createBrowser();
  browser.routes.set(authPaths.csrf, () => ({ status: 503, body: {} }));
  const { page } = browser.openTab('/login');
  await expect(requestCsrfToken(page)).rejects.toThrow('503');

  browser.routes.set(authPaths.csrf, () => ({ body: { csrfToken: 'csrf-1' } }));
  expect(await requestCsrfToken(page)).toBe('csrf-1');
});

test('the zone of the desk comes beside the session, and goes with it', async () => {
  const browser = createBrowser(sessionOf());
  const { page } = browser.openTab('/dashboard');
  browser.routes.set(authPaths.session, () => ({
    body: browser.session ?? {},
    ...(browser.session && { headers: { [deskTimeZoneHeader]: 'Europe/London' } }),
  }));
  await requestSession(page);
  expect(page.deskTimeZone).toBe('Europe/London');

  browser.session = null;
  await requestSession(page);
  expect(page.deskTimeZone).toBeUndefined();
});
