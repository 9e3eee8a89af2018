import type { APIRequestContext } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

const unescape = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/** The address in the newest mail to a person that leads to a path, once the mail is there. */
export async function mailedLink(request: APIRequestContext, to: string, path: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const list = await (await request.get(`/dev/mail?q=${encodeURIComponent(to)}`)).text();
    for (const [mail] of list.matchAll(/\/dev\/mail\/[0-9a-f-]{36}/g)) {
      const text = unescape(await (await request.get(mail)).text());
      const link = new RegExp(String.raw`https?://[^\s<>"]+${path}\?[^\s<>"]+`).exec(text)?.[0];
      if (link !== undefined) return link;
    }
    await wait(500);
  }
  throw new Error(`No mail to ${to} led to ${path}.`);
}
