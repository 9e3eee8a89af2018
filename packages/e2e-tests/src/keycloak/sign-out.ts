import { setTimeout as wait } from 'node:timers/promises';
import { authPaths, csrfAnswer } from '@rostrum/contracts';
import { readForm, type FormBrowser } from './form-browser.ts';
import { isSignedIn } from './sign-in.ts';

/** Signs out at Rostrum, and returns where it says the browser should go. */
export async function signOut(browser: FormBrowser, origin: string): Promise<string> {
  const { html } = await browser.open(origin + authPaths.csrf);
  const answer = await browser.open(origin + authPaths.signOut, {
    fields: [
      ['csrfToken', csrfAnswer.parse(JSON.parse(html)).csrfToken],
      ['callbackUrl', '/login'],
      ['json', 'true'],
    ],
  });
  return (JSON.parse(answer.html) as { url: string }).url;
}

/** Waits until the session here ended: the provider tells of a logout in its own time. */
export async function expectSignedOut(browser: FormBrowser, origin: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (!(await isSignedIn(browser, origin))) return;
    await wait(500);
  }
  throw new Error('the session goes on');
}

const maxForms = 5;

/** Signs out at the provider as a person would: confirms it, and carries its messages to the services by their forms. */
export async function signOutAtProvider(browser: FormBrowser, address: string): Promise<void> {
  let at = await browser.open(address);
  for (let sent = 0; sent < maxForms; sent += 1) {
    const form = readForm(at);
    if (!form) return;
    at = await browser.submit(form);
  }
}
