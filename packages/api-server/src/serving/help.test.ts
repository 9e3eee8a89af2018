import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

test('help is read without a session and without script', async () => {
  await using server = await buildTestApp();
  const answer = await server.app.inject({ url: '/help' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<h2>Working through the inbox</h2>');
  expect(answer.headers['content-security-policy']).toContain("script-src 'nonce-");
  expect(answer.body).not.toContain('<script');
  for (const [url, title] of [
    ['/help/privacy', 'Privacy'],
    ['/help/terms', 'Terms'],
  ]) {
    const article = await server.app.inject({ url });
    expect(article.statusCode).toBe(200);
    expect(article.body).toContain(`<h1>${title}</h1>`);
  }
});
