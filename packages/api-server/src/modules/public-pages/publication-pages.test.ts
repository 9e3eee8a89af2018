import { sql } from 'drizzle-orm';
import { createFolderStore } from '@rostrum/server-kit/storage';
import type { PublicPage } from '@rostrum/server-kit/module';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { publicPages } from './public-pages.ts';

const now = new Date('2026-11-19T10:12:00Z');

async function drawOf(server: TestApp, kind: 'posts' | 'questions', slug: string): Promise<PublicPage> {
  const route = publicPages({
    db: server.db,
    clock: () => now,
    uploadStore: createFolderStore(server.config.dataDir),
    config: { publicUrl: 'http://rostrum.test' },
  }).find(({ path }) => path === `/organizations/:company/${kind}/:slug`);
  const page = await route?.render({ company: 'northmere', slug }, {});
  if (!page || 'movedTo' in page) throw new Error('No such page.');
  return page;
}
const bodyOf = (page: PublicPage) => page.drawForGuest?.().text ?? '';
/** Names and addresses of the way to the page, as its structured data has them. */
const crumbsOf = (page: PublicPage) =>
  JSON.stringify(page.jsonLd).match(/"position":\d,"name":"[^"]*","item":"[^"]*"/g) ?? [];

async function buildScene() {
  const server = await buildTestApp({ clock: () => now });
  const org = await server.given.organisation({ name: 'Northmere', companyUsername: 'northmere' });
  const maren = await server.given.person(org.id, {
    username: 'maren',
    prefix: 'Dr',
    firstname: 'Maren',
    lastname: 'Okonjo-Hale',
    topics: ['Storm surge'],
    readiness: {
      live_tv: true,
      radio: false,
      podcast: false,
      phone: false,
      studio: false,
      reachable_from: '07:00',
      reachable_to: '21:00',
      max_notice_minutes: null,
      on_camera_training_date: null,
    },
  });
  const ask = async (text: string, tags: string[], by = maren.id) => {
    const question = await server.given.question(org.id, {
      text,
      tags,
      status: 'answered',
      slug: text.split(' ')[0],
    });
    await server.db.execute(
      sql`INSERT INTO answers (id, org_id, question_id, person_id, body_html, status, published_at)
        VALUES (gen_random_uuid(), ${org.id}, ${question.id}, ${by}, '<p>So.</p>', 'published', ${now.toISOString()})`,
    );
    return question;
  };
  return {
    server,
    org,
    maren,
    ask,
    publish: async (slug: string, values: Parameters<TestApp['given']['post']>[1] = {}) => {
      const post = await server.given.post(org.id, {
        slug,
        title: `On ${slug}`,
        publishedAt: now,
        ...values,
      });
      await server.db.execute(
        sql`INSERT INTO post_experts (org_id, post_id, person_id, position) VALUES (${org.id}, ${post.id}, ${maren.id}, 0)`,
      );
      return post;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('a post names whom to ask, the questions on it and what else was published, and its quotations can be copied', async () => {
  await using scene = await buildScene();
  const { server, org, ask, publish } = scene;
  const other = await server.given.person(org.id, { username: 'ivo', topics: ['Dikes'] });
  await ask('surge height?', ['storm SURGE'], other.id);
  await ask('barriers last?', ['Unrelated']);
  await ask('recounts matter?', ['Elections'], other.id);
  await server.given.question(org.id, {
    text: 'unanswered surge?',
    tags: ['Storm surge'],
    slug: 'unanswered',
  });
  await publish('surge', {
    topics: ['Storm surge'],
    bodyHtml: sanitiseHtml(
      '<p>Text.</p><blockquote><p>It buys &lt;thirty&gt; years.</p></blockquote><p>End.</p>',
    ),
  });
  await server.given.post(org.id, { slug: 'older', title: 'Older', publishedAt: new Date('2026-10-01') });
  await server.given.post(org.id, { slug: 'secret', title: 'Secret', access: 'private' });
  const page = await drawOf(server, 'posts', 'surge');
  const body = bodyOf(page);

  expect(crumbsOf(page)).toEqual([
    '"position":1,"name":"Northmere","item":"http://rostrum.test/organizations/northmere"',
    '"position":2,"name":"Posts","item":"http://rostrum.test/organizations/northmere/posts"',
    '"position":3,"name":"On surge","item":"http://rostrum.test/organizations/northmere/posts/surge"',
  ]);
  expect(body).toMatch(
    /<nav aria-label="Breadcrumb">.*href="\/organizations\/northmere">Northmere<.*href="\/organizations\/northmere\/posts" target="_top">Posts</,
  );
  expect(body).toMatch(
    /Ask an expert about this.*Available now.*href="\/experts\/maren#inquire"[^>]*>Ask Dr Okonjo-Hale</,
  );
  expect(body).toMatch(/Questions on this.*surge height\?.*barriers last\?/);
  expect(body).not.toContain('recounts matter?');
  expect(body).not.toContain('unanswered surge?');
  expect(body).toMatch(/More from Northmere.*href="\/organizations\/northmere\/posts\/older"/);
  expect(body).not.toContain('Secret');
  expect(body).toContain(
    'data-copies="“It buys &lt;thirty&gt; years.” (From “On surge”, Northmere, 19 November 2026. http://rostrum.test/organizations/northmere/posts/surge)"',
  );
});

test('a question names who answered, the questions beside it and the posts on it; what there is nothing of has no heading', async () => {
  await using scene = await buildScene();
  const { server, org, ask } = scene;
  await ask('surge height?', ['Storm surge']);
  const alone = bodyOf(await drawOf(server, 'questions', 'surge'));
  expect(alone).toMatch(/Ask this expert.*Ask Dr Okonjo-Hale/);
  expect(alone).not.toMatch(/Related questions|Read the post/);

  await ask('barriers last?', ['storm surge']);
  await server.given.post(org.id, { slug: 'tides', title: 'Two tides', tags: ['Storm surge'] });
  const page = await drawOf(server, 'questions', 'surge');
  expect(bodyOf(page)).toMatch(
    /Related questions.*barriers last\?.*href="\/topics\/storm-surge".*Read the post.*Two tides/,
  );
  expect(crumbsOf(page)[1]).toContain('"name":"Questions"');
});

test('a post is drawn anew after whatever decides where its topics lead', async () => {
  await using scene = await buildScene();
  const { server, org, publish } = scene;
  const halden = await server.given.organisation({ companyUsername: 'halden' });
  const sigrid = await server.given.person(halden.id, { username: 'sigrid', topics: ['Tides'] });
  await publish('plain', { topics: ['Storm surge'] });
  await publish('elsewhere', { topics: ['Storm surge', 'Tides'] });
  await publish('unknown', { topics: ['Storm surge', 'Dyke law'] });
  const showsOf = async (slug: string) => (await drawOf(server, 'posts', slug)).shows;

  expect(await showsOf('plain')).toEqual([org.id]);
  expect(await showsOf('elsewhere')).toEqual([org.id, halden.id]);
  // The first who speaks on it may be of any organisation.
  expect(await showsOf('unknown')).toBeUndefined();

  await server.db.execute(sql`UPDATE people SET status = 'unpublished' WHERE id = ${sigrid.id}`);
  expect(await showsOf('elsewhere')).toBeUndefined();
  expect(bodyOf(await drawOf(server, 'posts', 'elsewhere'))).not.toContain('/topics/tides');
});

test('a post that was removed leads to those it named, then to those who speak on its topics', async () => {
  await using scene = await buildScene();
  await scene.server.given.person(scene.org.id, { username: 'aaron', lastname: 'Aaron', topics: ['Trade'] });
  await scene.server.given.person(scene.org.id, { username: 'tide', lastname: 'Zed', topics: ['Tides'] });
  await scene.publish('removed', { status: 'archived', topics: ['Tides'] });
  const page = await drawOf(scene.server, 'posts', 'removed');
  expect(page.status).toBe(410);
  const people = [...bodyOf(page).matchAll(/data-person="(\w+)"/g)].map(([, username]) => username);
  expect(people).toEqual(['maren', 'tide']);
});
