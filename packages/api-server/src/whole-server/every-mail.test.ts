import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { guestInquiries, publicPaths, savedSearches, searchFilters } from '@rostrum/contracts';
import { mailingLists } from '@rostrum/contracts/inquiries';
import { postEditing, postSignOff } from '@rostrum/contracts/posts';
import { questionDesk, questionFollows } from '@rostrum/contracts/qanda';
import fc from 'fast-check';
import { personReviews } from '@rostrum/contracts/people';
import { expect, test } from 'vitest';
import { inquiryScene } from '../testing/scenes/inquiry-scene.ts';
import { answers as questionAnswers } from '../modules/questions/index.ts';
import { unsubscribeUrl } from '../modules/saved-searches/unsubscribe-token.ts';
import { loadSecrets, repositoryRoot } from '@rostrum/server-kit';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { writeEveryMail } from '../testing/every-mail.ts';
import type { SampleMail } from '../testing/sample-mail.ts';
import { makeTestSite } from '../testing/test-site.ts';
import { mailKinds } from '../modules.ts';

const origin = 'http://rostrum.test';
const unescape = (text: string) => text.replaceAll('&amp;', '&');
const linksOf = ({ text, html }: SampleMail) => ({
  text: [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))].sort(),
  html: [...new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => unescape(href)))].sort(),
});

/** The areas as their sources describe them, so that a page counts as there when an area says that it is. */
async function addAreas(folder: string): Promise<void> {
  for (const name of readdirSync(repositoryRoot).filter((each) => each.startsWith('mf-'))) {
    const source = pathToFileURL(path.join(repositoryRoot, name, 'src/manifest.ts')).href;
    const { manifest } = (await import(source)) as { manifest: { area: string } };
    const file = path.join(folder, name, 'dist/remote.json');
    const hash = `sha384-${'A'.repeat(64)}`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(path.join(path.dirname(file), 'mf-manifest.json'), '{}');
    writeFileSync(
      file,
      JSON.stringify({
        area: manifest.area,
        version: 'abc123',
        entry: 'mf-manifest.json',
        integrity: { 'mf-manifest.json': hash, 'remoteEntry.1.js': hash },
        manifest,
      }),
    );
  }
}

test(
  'every link of every mail answers, and both parts of a mail have the same',
  { timeout: 300_000 },
  async () => {
    await using site = await makeTestSite();
    await addAreas(site.folder);
    await using scene = await inquiryScene({ environment: { SITE_DIR: site.folder } });
    const { server, journalist } = scene;
    const { tracking_path: tracking } = await server.call(guestInquiries.send, {
      body: scene.media({ email: 'guest@paper.example' }),
      idempotencyKey: crypto.randomUUID(),
    });
    const { id } = await journalist.call(savedSearches.save, {
      body: { filters: searchFilters.parse({ q: 'storm surge' }), alert: 'daily' },
    });
    const list = await scene.administrator.call(mailingLists.add, {
      body: { name: 'Newsroom', mode: 'each', content: 'full' },
    });
    await scene.administrator.call(mailingLists.subscribe, {
      params: { id: list.id },
      body: { text: 'press@paper.example' },
    });
    const post = await scene.administrator.call(postEditing.create, {
      body: { title: 'Winter surge briefing', kind: 'article' },
    });
    const params = { id: post.id };
    const { version } = await scene.administrator.call(postEditing.save, {
      params,
      body: { version: post.version, expert_ids: [scene.expert.id] },
    });
    await scene.administrator.call(postEditing.setStatus, { params, body: { version, status: 'in_review' } });
    await scene.administrator.call(postSignOff.ask, {
      params,
      body: { person_ids: [scene.expert.id] },
      idempotencyKey: crypto.randomUUID(),
    });
    const question = await scene.administrator.call(questionDesk.create, {
      body: { text: 'Does the barrier hold in 2050?' },
    });
    await scene.administrator.call(questionDesk.assign, {
      params: { id: question.id },
      body: { version: question.version, person_ids: [scene.expert.id], due_on: '' },
    });
    await scene.administrator.call(personReviews.ask, { body: { ids: [scene.expert.id] } });
    const answered = await server.given.question(scene.orgId, { status: 'answered' });
    await server.db.insert(questionAnswers).values({
      orgId: scene.orgId,
      questionId: answered.id,
      personId: scene.expert.id,
      bodyHtml: sanitiseHtml('<p>It holds until 2050.</p>'),
      status: 'published',
      publishedAt: new Date(),
    });
    await server.call(questionFollows.follow, {
      body: {
        company_username: scene.companyUsername,
        question_id: answered.id,
        email: 'reader@paper.example',
      },
    });
    const toFollow = (await scene.mails()).find(({ kind }) => kind === 'question.follow_confirm');
    const follow = /http:\S+follow\S+/.exec(toFollow?.text ?? '')?.[0] ?? '';
    const toReview = (await scene.mails()).find(({ kind }) => kind === 'person.review');
    const toAnswer = (await scene.mails()).find(({ kind }) => kind === 'question.ask');
    const toSign = (await scene.mails()).find(({ kind }) => kind === 'post.signoff');
    const toConfirm = (await scene.mails()).find(({ kind }) => kind === 'mailing_list.confirm');
    const every = writeEveryMail({
      origin,
      tracking: origin + tracking,
      ask: `${origin}${publicPaths.ask('T'.repeat(43))}`,
      answer: /http:\S+answer\S+/.exec(toAnswer?.text ?? '')?.[0] ?? '',
      review: /http:\S+review\S+/.exec(toReview?.text ?? '')?.[0] ?? '',
      signOff: /http:\S+sign-off\S+/.exec(toSign?.text ?? '')?.[0] ?? '',
      unsubscribe: unsubscribeUrl(origin, loadSecrets(server.config).unsubscribe, id),
      listConfirm: /http:\S+confirm\S+/.exec(toConfirm?.text ?? '')?.[0] ?? '',
      listUnsubscribe: toConfirm?.unsubscribeUrl ?? '',
      follow,
      unfollow: follow.replace('/follow/', '/unfollow/'),
      question: origin + publicPaths.question(scene.companyUsername, answered.slug),
      expert: `/experts/${scene.expert.username}`,
    });
    expect(Object.keys(every).sort()).toEqual(Object.keys(mailKinds).sort());
    const answers = new Map<string, number>();
    for (const [kind, mails] of Object.entries(every))
      for (const mail of mails) {
        const { text, html } = linksOf(mail);
        expect(html, kind).toEqual(text);
        for (const link of text) {
          expect(link.startsWith(`${origin}/`), link).toBe(true);
          const { statusCode } = await server.app.inject({ url: link.slice(origin.length) });
          answers.set(link, statusCode);
        }
      }
    expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
    expect(answers.size).toBeGreaterThan(10);
    expect((await server.app.inject({ url: '/dashboard/no-such-page' })).statusCode).toBe(404);
  },
);

test('nothing that was typed stands in a mail to an address that nobody has proved', () => {
  const places = {
    origin,
    tracking: `${origin}/inquiries/track/x`,
    ask: `${origin}/inquiries/ask/x`,
    signOff: `${origin}/posts/sign-off/x`,
    answer: `${origin}/questions/answer/x`,
    review: `${origin}/people/review/x`,
    unsubscribe: `${origin}/unsubscribe/x`,
    listConfirm: `${origin}/mailing-lists/confirm/x`,
    listUnsubscribe: `${origin}/mailing-lists/unsubscribe/x`,
    follow: `${origin}/questions/follow/x`,
    unfollow: `${origin}/questions/unfollow/x`,
    question: `${origin}/organizations/x/questions/x`,
    expert: '/experts/x',
  };
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{6,12}$/), (word) => {
      const marker = `zq${word}.example`;
      const typed = `Win https://${marker}/x at ${marker} or win@${marker}`;
      const mails = Object.values(writeEveryMail(places, typed)).flat();
      const unproved = mails.filter(({ isUnproved }) => isUnproved === true);
      expect(unproved).toHaveLength(21);
      for (const mail of unproved) expect(JSON.stringify(mail)).not.toContain(`zq${word}`);
      // To addresses of accounts it is there: the property would notice if nothing were written at all.
      expect(mails.filter((mail) => JSON.stringify(mail).includes(`zq${word}`)).length).toBeGreaterThan(10);
    }),
    { numRuns: 20 },
  );
});
