import { questionDesk } from '@rostrum/contracts/qanda';
import { mailRepository } from '@rostrum/server-kit/mail';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('the page behind the link of an expert carries the brand of the organisation, whatever it says', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation({
    name: 'Northmere <University>',
    companyUsername: 'northmere',
    logo: '/files/northmere.webp',
  });
  const admin = await server.signInAs('administrator', { orgId });
  const { id: personId } = await server.given.person(orgId, { firstname: 'Maren', lastname: 'Hale' });
  const { id, version } = await admin.call(questionDesk.create, {
    body: { text: 'What happens to a barrier after 2050?' },
  });
  await admin.call(questionDesk.assign, {
    params: { id },
    body: { version, person_ids: [personId], due_on: '' },
  });
  const { items } = await mailRepository.page(server.db, { to: '', limit: 1, offset: 0 });
  const link = /(\/questions\/answer\/[\w-]+)/.exec(items[0]?.text ?? '')?.[1] ?? '';
  const open = (url: string) => server.app.inject({ url });
  const press = (values: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(values).toString(),
    });
  const answer = { action: 'answer', version: '', pull_quote: '', sources: '' };
  const pages = [
    ['What happens to a barrier after 2050?', 200, await open(link)],
    ['Not sent yet', 422, await press({ ...answer, body: 'Short.' })],
    ['word for word', 422, await press({ ...answer, body: 'It keeps closing, only.', pull_quote: 'Opens.' })],
    ['You declined', 200, await press({ action: 'decline', note: '' })],
    ['You declined', 200, await open(link)],
  ] as const;
  const brand =
    '<header class="brand"><a href="/organizations/northmere"><img src="/files/northmere.webp" alt=""><span>Northmere &lt;University&gt;</span></a></header>';
  for (const [words, status, page] of pages) {
    expect([words, page.statusCode]).toEqual([words, status]);
    expect(page.body).toContain(words);
    expect(page.body).toContain(brand);
  }
  // An unknown link names no organisation.
  const unknown = await open(`/questions/answer/${'x'.repeat(43)}`);
  expect([unknown.statusCode, unknown.body.includes('class="brand"')]).toEqual([404, false]);
});
