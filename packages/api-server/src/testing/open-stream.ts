import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { SignedInTester, TestApp } from './build-test-app.ts';

const base = async ({ app }: TestApp) =>
  app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });

/** Opens the live events of a person as the client does: a fetch with the token, whose body never ends. */
export async function openStream(server: TestApp, tester: SignedInTester) {
  const stop = new AbortController();
  const response = await fetch(`${await base(server)}/app/events/${tester.identifier}`, {
    // A connection of its own: a pooled one would still be open when the server stops.
    headers: { authorization: `Bearer ${tester.token}`, connection: 'close' },
    signal: stop.signal,
  });
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  })().catch(() => undefined);
  return {
    response,
    ended: () => reading,
    text: () => text,
    async until(part: string) {
      for (let attempt = 0; attempt < 100 && !text.includes(part); attempt += 1) await wait(50);
      expect(text).toContain(part);
    },
    [Symbol.dispose]: () => stop.abort(),
  };
}
