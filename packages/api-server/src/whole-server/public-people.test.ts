import { eq } from 'drizzle-orm';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { expect, test } from 'vitest';
import { people } from '../modules/people/index.ts';
import { postAuthors } from '../modules/posts/index.ts';
import { answers } from '../modules/questions/index.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeTestSite } from '../testing/test-site.ts';

/** What each state may still show: a page for those who have its address, and the name under what was published. */
const states = {
  safety: { values: { safetyMode: true }, ownPage: true },
  unlisted: { values: { access: 'unlisted' }, ownPage: true },
  private: { values: { access: 'private' }, ownPage: false },
  draft: { values: { status: 'draft' }, ownPage: false },
  removed: { values: { deletedAt: new Date() }, ownPage: false },
} as const;

const evil = 'https://evil.example/{{username}}';
/** Parameters that could put a foreign address, text or style on a page of ours. */
const foreign = new URLSearchParams(
  ['link', 'url', 'href', 'return', 'redirect', 'next', 'callbackUrl', 'image', 'title', 'style', 'css'].map(
    (name) => [name, evil],
  ),
);

test('no public route says more of a hidden person than it may, or repeats a foreign address', async () => {
  await using site = await makeTestSite();
  await using server = await buildTestApp({ environment: { SITE_DIR: site.folder } });
  const { id: orgId, companyUsername: company } = await server.given.organisation();
  const ids: Record<string, string> = {};
  for (const [name, { values }] of Object.entries(states)) {
    const person = await server.given.person(orgId, {
      firstname: 'Hidden',
      lastname: `Canary${name}`,
      status: 'published',
      access: 'public',
      jobTitle: `jobcanary${name}`,
      headline: `headcanary${name}`,
      biography: `<p>biocanary${name}</p>`,
      topics: ['Shared topic', `Topiccanary${name}`],
      image: `/canary-${name}.jpg`,
    });
    await server.db
      .update(people)
      .set({ ...values, username: `user-canary-${name}` })
      .where(eq(people.id, person.id));
    ids[name] = person.id;
  }
  await server.given.person(orgId, { firstname: 'Open', lastname: 'Person', topics: ['Shared topic'] });
  const post = await server.given.post(orgId, { status: 'published', access: 'public' });
  for (const [position, [name, personId]] of Object.entries(ids).entries())
    await server.db
      .insert(postAuthors)
      .values({ orgId, postId: post.id, personId, name: `Hidden Canary${name}`, position });
  const question = await server.given.question(orgId, {
    status: 'answered',
    access: 'public',
    slug: post.slug,
  });
  for (const personId of Object.values(ids))
    await server.db.insert(answers).values({
      orgId,
      questionId: question.id,
      personId,
      bodyHtml: sanitiseHtml('<p>An answer.</p>'),
      status: 'published',
      publishedAt: new Date(),
    });

  const fill = (url: string, username: string) =>
    url
      .replace(/:usernames?|\{usernames?\}/, username)
      .replace('{company_username}', company)
      .replace('{slug}', post.slug)
      .replace(':company', company)
      .replace(':slug', post.slug)
      .replace(':topic', 'shared-topic')
      .replace(':kind', 'experts')
      .replace(':page', '1');
  const routes = server.app.routeTable.filter(
    ({ methods, policy }) => methods.includes('GET') && ['public', 'page', 'file'].includes(policy),
  );
  const leaks: string[] = [];
  let answered = 0;
  /** Asks one address and notes what it says of the people whose page it is not. */
  async function look(asked: string): Promise<void> {
    const { body, statusCode } = await server.app.inject({ url: asked });
    answered += statusCode < 400 ? 1 : 0;
    if (body.includes('https://evil.example/')) leaks.push(`${asked} repeats a foreign address`);
    for (const [name, { ownPage }] of Object.entries(states)) {
      const username = `user-canary-${name}`;
      if (asked.split('?', 1)[0]?.includes(username) && ownPage) continue;
      const details = [
        ...(asked.includes(username) ? [] : [`/${username}`]),
        `jobcanary${name}`,
        `headcanary${name}`,
        `biocanary${name}`,
        `Topiccanary${name}`,
      ];
      for (const word of [...details, `/canary-${name}.jpg`])
        if (body.includes(word)) leaks.push(`${asked} shows ${word}`);
    }
  }
  for (const { url } of routes) {
    const isOfPerson = /username/.test(url);
    for (const name of isOfPerson ? Object.keys(states) : ['safety']) {
      const path = fill(url, `user-canary-${name}`);
      if (/[:*{]/.test(path)) continue;
      for (const query of ['', `?q=canary&kind=directory&${foreign.toString()}`]) await look(path + query);
    }
  }
  for (const name of Object.keys(states))
    for (const kind of ['expert', 'featured'])
      await look(`/embed/page/${company}?kind=${kind}&of=user-canary-${name}`);
  expect(answered).toBeGreaterThan(20);
  expect(leaks).toEqual([]);

  // A link to the profile is neither embedded nor previewed in safety mode, and the page itself stays.
  const at = async (url: string) => (await server.app.inject({ url })).statusCode;
  expect(await at(`/embed/page/${company}?kind=expert&of=user-canary-safety`)).toBe(404);
  expect(await at(`/oembed?url=/experts/user-canary-safety`)).toBe(404);
  expect(await at('/experts/user-canary-safety')).toBe(200);
  const published = await server.app.inject({ url: `/organizations/${company}/questions/${post.slug}` });
  expect(published.statusCode).toBe(200);
  expect(published.body).toContain('Canarysafety');
});
