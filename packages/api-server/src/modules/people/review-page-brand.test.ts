import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createReviewService } from './review.service.ts';

const day = 86_400_000;

test('the page that asks whether a profile is still correct carries the brand of the organisation', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation({
    name: 'Northmere <University>',
    companyUsername: 'northmere',
    logo: '/files/northmere.webp',
  });
  const ago = (days: number) => new Date(Date.now() - days * day);
  await server.given.person(orgId, {
    firstname: 'Maren',
    publishedAt: ago(400),
    lastConfirmedAt: ago(181),
  });
  const sent: OutgoingMail[] = [];
  const mail = {
    enqueue: async (_tx: unknown, one: OutgoingMail) => String(sent.push(one)),
    takeBack: async () => undefined,
  };
  await createReviewService({
    db: server.db,
    clock: () => new Date(),
    mail,
    config: { publicUrl: 'https://r.example' },
  }).round((error) => {
    throw error;
  });
  const link = /https:\/\/r\.example(\/people\/review\/\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  const open = (url: string) => server.app.inject({ url });
  const press = (answer: string) =>
    server.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${answer}`,
    });
  const brand =
    '<header class="brand"><a href="/organizations/northmere"><img src="/files/northmere.webp" alt=""><span>Northmere &lt;University&gt;</span></a></header>';
  for (const [words, page] of [
    ['Is your profile still correct, Maren?', await open(link)],
    ['Is your profile still correct, Maren?', await press('nothing')],
    ['Thank you', await press('correct')],
    // Also once there is nothing to answer.
    ['Thank you', await open(link)],
  ] as const) {
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(words)]);
    expect(page.body).toContain(brand);
  }
  const unknown = await open(`${link.slice(0, -1)}_`);
  expect([unknown.statusCode, unknown.body.includes('class="brand"')]).toEqual([404, false]);
});
