import { chromium, type BrowserContext } from '@playwright/test';
import { launchOptions } from '@rostrum/test-support/browser';
import { freePort } from '@rostrum/test-support/processes';

export interface PlainChromium extends AsyncDisposable {
  context: BrowserContext;
}

/**
 * Chromium as people have it. Playwright otherwise keeps every page visible and focused, so that none can be frozen, and
 * switches the back-forward cache off.
 */
export async function openPlainChromium(): Promise<PlainChromium> {
  const port = await freePort();
  const { args = [], ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--disable-gpu', `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const plain = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
  const [context] = plain.contexts();
  if (!context) throw new Error('Chromium has no context of its own.');
  return {
    context,
    async [Symbol.asyncDispose]() {
      await plain.close();
      await browser.close();
    },
  };
}
