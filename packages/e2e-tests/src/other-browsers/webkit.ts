import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@rostrum/test-support/processes';
import { Builder, Key, WebElement, type WebDriver } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import type { DrivenBrowser, DrivenElement, DrivenPage } from './driven-page.ts';
import { findProgram } from './find-program.ts';
import { findXvfb, openVirtualScreen } from './virtual-screen.ts';

interface Programs {
  driver: string;
  browser: string;
  /** Xvfb, where there is no screen to draw on. */
  screen: string | null;
}

function toDrivenElement(element: WebElement): DrivenElement {
  return {
    click: () => element.click(),
    type: (text) => element.sendKeys(text),
    press: (key) => element.sendKeys({ Enter: Key.ENTER, Space: Key.SPACE, Tab: Key.TAB }[key]),
    select: (label) => new Select(element).selectByVisibleText(label),
  };
}

/** WebKitWebDriver says nothing when it is ready; it answers by then. */
async function waitUntilReady(address: string, driver: { exitCode: number | null }): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended before it was ready.');
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver did not become ready.');
}

async function startSession(address: string, browser: string): Promise<WebDriver> {
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  return session;
}

async function openWebKit(programs: Programs): Promise<DrivenPage> {
  await using opened = new AsyncDisposableStack();
  const screen = programs.screen === null ? null : opened.use(await openVirtualScreen(programs.screen));
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(screen && { DISPLAY: screen.display, GDK_BACKEND: 'x11' }) },
  });
  const ended = once(driver, 'exit');
  opened.defer(async () => {
    driver.kill();
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address, driver);
  const session = await startSession(address, programs.browser);
  opened.defer(() => session.quit());
  const capabilities = await session.getCapabilities();
  const programsInUse = opened.move();
  return {
    version: `WebKitGTK ${capabilities.getBrowserVersion() ?? ''}`,
    open: (to) => session.get(to),
    async runScript(source) {
      await session.executeScript(source);
    },
    isTrue: async (expression) => (await session.executeScript(`return ${expression};`)) === true,
    read: async (expression) => String(await session.executeScript(`return ${expression};`)),
    async query(expression) {
      const found = await session.executeScript(`return ${expression};`);
      return found instanceof WebElement ? toDrivenElement(found) : null;
    },
    [Symbol.asyncDispose]: () => programsInUse.disposeAsync(),
  };
}

/** WebKit of GTK by its WebDriver: the engine of Safari, in the browser that its maintainers test it with. */
export function findWebKit(): DrivenBrowser {
  const driver = findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver'], []);
  const browser = findProgram(
    'WEBKIT_BROWSER_PATH',
    [],
    [
      '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
      '/usr/lib*/webkit2gtk-4.*/MiniBrowser',
      '/usr/libexec/webkit2gtk-4.*/MiniBrowser',
      '/usr/libexec/webkitgtk-6.*/MiniBrowser',
    ],
  );
  if (driver === null || browser === null)
    return {
      missing:
        'WebKitWebDriver or its MiniBrowser is not installed. Install them on Linux (Debian and Ubuntu: apt install webkit2gtk-driver libwebkit2gtk-4.1-0, Fedora: dnf install webkit2gtk-driver), or set WEBKIT_DRIVER_PATH and WEBKIT_BROWSER_PATH. There is none for macOS and Windows.',
    };
  const hasScreen = [process.env.DISPLAY, process.env.WAYLAND_DISPLAY].some(Boolean);
  const screen = hasScreen ? null : findXvfb();
  if (!hasScreen && screen === null)
    return {
      missing:
        'WebKit needs a screen, and there is none. Install Xvfb (Debian and Ubuntu: apt install xvfb), or set DISPLAY.',
    };
  return { open: () => openWebKit({ driver, browser, screen }) };
}
