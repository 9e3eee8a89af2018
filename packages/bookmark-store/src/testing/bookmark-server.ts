/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bookmark } from '@rostrum/contracts';

type Target = { username?: string; postid?: string; questionid?: string };

let made = 0;
const bookmarkOf = (target: Target): Bookmark => {
  made += 1;
  return {
    id: `0190f2d0-0000-7000-9000-${String(made).padStart(12, '0')}`,
    type: target.username ? 'expert' : target.postid ? 'post' : 'question',
    username: target.username ?? null,
    postid: target.postid ?? null,
    questionid: target.questionid ?? null,
    created_at: '2026-11-19T10:12:00.000Z',
  };
};

/** The bookmark calls over HTTP, with faults on demand. */
export async function startBookmarkServer() {
  const kept = new Map<string, Bookmark[]>();
  const requests: string[] = [];
  let fault: { status: number; message: string } | null = null;
  let held: { list: Bookmark[]; until: Promise<void>; release: () => void } | null = null;
  let waiting: (() => void) | null = null;

  const list = (holder: string) => kept.get(holder) ?? [];
  function add(holder: string, target: Target): Bookmark {
    const bookmark = bookmarkOf(target);
    kept.set(holder, [bookmark, ...list(holder)]);
    return bookmark;
  }

  async function answer(method: string, pathname: string, text: string): Promise<Response> {
    requests.push(`${method} ${pathname}`);
    if (fault) {
      const { status, message } = fault;
      fault = null;
      const code = status === 404 ? 'not_found' : 'unavailable';
      return Response.json({ error: { type: 'x', code, message } }, { status });
    }
    const [, , , holder = '', , id] = pathname.split('/');
    if (method === 'GET') {
      const late = held;
      held = null;
      await late?.until;
      const bookmarks = late?.list ?? list(holder);
      return Response.json({ bookmarks, total: bookmarks.length });
    }
    if (method === 'DELETE') {
      kept.set(
        holder,
        list(holder).filter((bookmark) => bookmark.id !== id),
      );
      return Response.json({ success: true });
    }
    const body = JSON.parse(text) as { bookmark: Target; bookmarks: Target[] };
    if (method === 'POST') return Response.json({ bookmark: add(holder, body.bookmark) });
    const added = body.bookmarks.map((target) => add(holder, target));
    return Response.json({ bookmarks: added, total: added.length });
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', async () => {
      const answered = await answer(request.method ?? '', request.url ?? '', body);
      response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add,
    list,
    requests,
    failNext: (status: number, message = 'Not now.') => (fault = { status, message }),
    /** The next list answers with what was true before, once `release` is called. */
    holdNext(before: Bookmark[]) {
      const until = new Promise<void>((resolve) => (waiting = resolve));
      held = { list: before, until, release: () => waiting?.() };
    },
    release: () => waiting?.(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
