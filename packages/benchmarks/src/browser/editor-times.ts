import { chromium, type Browser } from '@playwright/test';
import { z } from '@rostrum/contracts';
import { postEditing } from '@rostrum/contracts/posts';
import { launchOptions, signInByCall } from '@rostrum/test-support/browser';
import { TestServer } from '@rostrum/test-support/processes';
import { signIn } from '../search/client.ts';
import { openFromList, typeKeys } from './type-slowly.ts';
import { median } from '../metric.ts';
import type { Progress } from '../progress.ts';

const rounds = 5;
/** Where a post is written. */
const field = '[contenteditable="true"]';

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

async function measurePost(browser: Browser, server: TestServer, id: string) {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await signInByCall(context.request, 'administrator@rostrum.example');
    const page = await context.newPage();
    const open = await openFromList(page, {
      list: '/dashboard/posts',
      href: `/dashboard/posts/${id}`,
      field,
    });
    return { open, keys: await typeKeys(page, field) };
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
