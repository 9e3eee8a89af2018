import { chromium, type Browser, type Page } from '@playwright/test';
import { z } from '@rostrum/contracts';
import { postEditing } from '@rostrum/contracts/posts';
import { launchOptions, signInByCall } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { signIn } from '../search/client.ts';
import { median } from '../metric.ts';
import type { Progress } from '../progress.ts';

const rounds = 5;
const keysEach = 30;

export interface EditorTimes {
  /** Milliseconds from the press on the post in the list until its text can be typed in: medians. */
  open: number;
  openEmpty: number;
  /** Milliseconds from a key until the browser painted what it wrote. */
  keys: number[];
  keysEmpty: number[];
}

const envelope = z.object({ data: postEditing.get.response });

const paragraph = `<p>${'The tide peaks in the evening and falls by night. '.repeat(10).trim()}</p>`;
/** 50,000 characters that readers see. */
const longText = paragraph.repeat(100);

async function writePost(origin: string, body: string): Promise<string> {
  const { identifier, authorization } = await signIn(origin, 'administrator@rostrum.example');
  const call = async (method: string, path: string, sent: object) => {
    const answer = await fetch(origin + path.replace('{identifier}', identifier), {
      method,
      headers: {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(sent),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return envelope.parse(await answer.json()).data;
  };
  const post = await call('POST', postEditing.create.path, { title: 'A measured post', kind: 'article' });
  await call('PATCH', postEditing.save.path.replace('{id}', post.id), {
    version: post.version,
    body_html: body,
  });
  return post.id;
}

/** Opens a post from the list; the code of the list is there before, that of the editor is not. */
async function openPost(page: Page, id: string): Promise<number> {
  await page.goto('/dashboard/posts');
  const link = page.locator(`a[href="/dashboard/posts/${id}"]`).first();
  await link.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page.evaluate(async (href) => {
    const found = document.querySelector<HTMLElement>(`a[href="${href}"]`);
    const began = performance.now();
    found?.click();
    await new Promise<void>((ready) => {
      const look = () => {
        const text = document.querySelector('[contenteditable="true"]');
        if (text) requestAnimationFrame(() => setTimeout(ready));
        else requestAnimationFrame(look);
      };
      look();
    });
    return performance.now() - began;
  }, `/dashboard/posts/${id}`);
}

/** The time of each key, as the browser itself accounts it: from the event until its frame is painted. */
async function typeKeys(page: Page): Promise<number[]> {
  const text = page.locator('[contenteditable="true"]');
  await text.click({ position: { x: 40, y: 12 } });
  await page.evaluate(() => {
    // Kept in the document: what the page sees of it is text.
    const { dataset } = document.documentElement;
    dataset['keyTimes'] = '';
    document.addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        requestAnimationFrame(() =>
          setTimeout(() => {
            dataset['keyTimes'] += ` ${performance.now() - began}`;
          }),
        );
      },
      { capture: true },
    );
  });
  for (let key = 0; key < keysEach; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'KeyA');
    await page.waitForFunction(
      (count) => (document.documentElement.dataset['keyTimes'] ?? '').split(' ').length > count,
      key + 1,
    );
  }
  const times = await page.evaluate(() => document.documentElement.dataset['keyTimes'] ?? '');
  return times.trim().split(' ').map(Number);
}

async function measurePost(browser: Browser, server: TestServer, id: string) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await signInByCall(context.request, 'administrator@rostrum.example');
    const page = await context.newPage();
    const open = await openPost(page, id);
    return { open, keys: await typeKeys(page) };
  } finally {
    await context.close();
  }
}

/** The editor with a post of 50,000 characters and with an empty one in turns, at a quarter of this processor's speed. */
export async function editorTimes(progress: Progress): Promise<EditorTimes> {
  await using server = await TestServer.start();
  const browser = await chromium.launch(launchOptions());
  try {
    const long = await writePost(server.origin, longText);
    const empty = await writePost(server.origin, '<p></p>');
    const open: number[] = [];
    const openEmpty: number[] = [];
    const keys: number[] = [];
    const keysEmpty: number[] = [];
    // The first round warms the server up and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      progress(`editor: round ${round} of ${rounds}`);
      const one = await measurePost(browser, server, long);
      const other = await measurePost(browser, server, empty);
      if (round === 0) continue;
      open.push(one.open);
      keys.push(...one.keys);
      openEmpty.push(other.open);
      keysEmpty.push(...other.keys);
    }
    return { open: median(open), openEmpty: median(openEmpty), keys, keysEmpty };
  } finally {
    await browser.close();
  }
}
