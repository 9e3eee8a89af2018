import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('help is read without a session, and all its words stand in the page', async () => {
  await using server = await buildTestApp();
  const answer = await server.app.inject({ url: '/help' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('href="/help/working-through-the-inbox"');
  // Drawn in the frame of public pages where that was built, and bare otherwise.
  expect(answer.headers['content-security-policy']).toMatch(/script-src '(?:nonce|sha256)-/);
  for (const [url, title] of [
    ['/help/guides', 'Documentation'],
    ['/help/sending-an-inquiry', 'Sending an inquiry'],
    ['/help/privacy', 'Privacy'],
    ['/help/terms', 'Terms'],
  ]) {
    const article = await server.app.inject({ url });
    expect(article.statusCode).toBe(200);
    expect(article.body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  }
});

test('browsers and devices find icons, the application and the search', async () => {
  await using server = await buildTestApp();
  const get = (url: string) => server.app.inject({ url });
  for (const url of ['/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png']) {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      url.endsWith('.ico') ? 'image/x-icon' : 'image/png',
    ]);
  }
  const manifest: { icons: { src: string }[]; start_url: string } = (await get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200);
  expect((await get('/opensearch.xml')).body).toContain('/dashboard/search?q={searchTerms}');
});
