import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import type { DrivenBrowser, DrivenElement, DrivenPage } from './driven-page.ts';
import { findProgram } from './find-program.ts';

function toDrivenElement(handle: ElementHandle): DrivenElement {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    // Its keyboard takes the character, and only named keys by name.
    press: (key) => handle.press(key === 'Space' ? ' ' : key),
    async select(label) {
      const value = await handle.evaluate(
        (element, wanted) =>
          [...(element as HTMLSelectElement).options].find(({ text }) => text === wanted)?.value,
        label,
      );
      if (value === undefined) throw new Error(`There is no option '${label}'.`);
      await handle.select(value);
    },
  };
}

async function query(page: Page, expression: string): Promise<DrivenElement | null> {
  const handle = (await page.evaluateHandle(expression)).asElement();
  return handle === null ? null : toDrivenElement(handle as ElementHandle);
}

async function openFirefox(executablePath: string): Promise<DrivenPage> {
  const profile = mkdtempSync(join(tmpdir(), 'rostrum-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    userDataDir: profile,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    async open(address) {
      await page.goto(address);
    },
    async runScript(source) {
      await page.evaluate(source);
    },
    isTrue: async (expression) => (await page.evaluate(expression)) === true,
    read: async (expression) => String(await page.evaluate(expression)),
    query: (expression) => query(page, expression),
    async [Symbol.asyncDispose]() {
      await browser.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox by its own remote agent (WebDriver BiDi), which needs no driver program. */
export function findFirefox(): DrivenBrowser {
  const program = findProgram(
    'FIREFOX_PATH',
    ['firefox', 'firefox-esr'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:/Program Files/Mozilla Firefox/firefox.exe'],
  );
  if (program === null)
    return {
      missing:
        'Firefox is not installed. Install it (Debian: apt install firefox-esr, Ubuntu and Fedora: the package firefox, elsewhere: firefox.com), or set FIREFOX_PATH to its program.',
    };
  return { open: () => openFirefox(program) };
}
