import {
  ownSignOffs,
  postActivity,
  postEditing,
  postSignOff,
  type PostDetail,
} from '@rostrum/contracts/posts';
import { mailRepository } from '@rostrum/server-kit/mail';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postScene } from '../../testing/scenes/post-scene.ts';
import { postSignOffLinks } from './post-signoffs.schema.ts';

const key = () => crypto.randomUUID();

/** An expert without an account, and the pages behind the links of their mails. */
async function signOffScene() {
  const scene = await postScene();
  const { server, orgId, editor, write, move } = scene;
  const person = await server.given.person(orgId, {
    firstname: 'Maren',
    lastname: 'Okonjo-Hale',
    email: 'maren@northmere.example',
  });
  const save = (post: PostDetail, body: Record<string, unknown>) =>
    editor.call(postEditing.save, { params: { id: post.id }, body: { version: post.version, ...body } });
  const url = (token: string) => `/posts/sign-off/${token}`;
  return {
    ...scene,
    person,
    save,
    read: (id: string) => editor.call(postEditing.get, { params: { id } }),
    /** A post in review that names the expert. */
    async startReview(title: string) {
      const named = await save(await write(title), {
        expert_ids: [person.id],
        body_html: '<p>The tide peaks at 5.7 m.</p>',
      });
      const post = await move(named, 'in_review');
      return {
        post,
        read: () => editor.call(postEditing.get, { params: { id: post.id } }),
        ask: (personIds = [person.id]) =>
          editor.call(postSignOff.ask, {
            params: { id: post.id },
            body: { person_ids: personIds },
            idempotencyKey: key(),
          }),
      };
    },
    /** Mails of a kind, newest first. */
    mails: async (kind: 'post.signoff' | 'post.signoff_result' = 'post.signoff') =>
      (await mailRepository.page(server.db, { to: '', limit: 50, offset: 0 })).items.filter(
        (mail) => mail.kind === kind,
      ),
    open: (token: string, query = '') => server.app.inject({ url: url(token) + query }),
    answer: (token: string, payload: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: url(token),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(payload).toString(),
      }),
    async [Symbol.asyncDispose]() {
      await scene[Symbol.asyncDispose]();
    },
  };
}

let scene: Awaited<ReturnType<typeof signOffScene>>;
beforeAll(async () => {
  scene = await signOffScene();
});
afterAll(async () => {
  await scene[Symbol.asyncDispose]();
});

const tokenIn = (text: string | undefined) => /\/posts\/sign-off\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';
const digestIn = (page: string) => /name="digest" value="([\w-]+)"/.exec(page)?.[1] ?? '';

test('an expert reads by a link exactly the text, and signs it off once by a button; a change asks again', async () => {
  const { mails, open, answer, save, move, editor, person } = scene;
  const { ask, read, post } = await scene.startReview('Winter surge briefing');
  await save(post, { authors: [{ person_id: null, name: 'Tove <b>Lind</b>' }] });
  const asked = await ask();
  expect(asked.signoffs).toMatchObject([{ state: 'asked', person: { id: person.id }, answered_at: null }]);
  await expect(move(asked, 'approved')).rejects.toThrow(/Not signed off by Maren Okonjo-Hale yet/);

  const [mail] = await mails();
  const token = tokenIn(mail?.text);
  // Of an address that nobody proved: no word that was typed.
  expect(mail?.text).not.toContain('Winter surge');
  const page = await open(token);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<p>The tide peaks at 5.7 m.</p>');
  // Whose page it is stands above it.
  expect(page.body).toMatch(/<header class="brand"><a href="\/organizations\/[^"]+">.*<span>[^<]+<\/span>/);
  expect(page.body).toContain('By Tove &lt;b&gt;Lind&lt;/b&gt;');
  expect(page.body).toMatch(/<img src="[^"]+" alt="Six gates"><figcaption>Ada Nordin<\/figcaption>/);
  expect((await read()).signoffs).toMatchObject([{ state: 'asked' }]);

  // What changed while it was read is not signed off by accident.
  const before = await save(await read(), { body_html: '<p>The tide peaks at 5.8 m.</p>' });
  const stale = await answer(token, { answer: 'approved', digest: digestIn(page.body), note: '' });
  expect([stale.statusCode, stale.body.includes('The text was changed while you read it')]).toEqual([
    422,
    true,
  ]);
  expect((await read()).signoffs).toMatchObject([{ state: 'asked' }]);

  const digest = digestIn((await open(token)).body);
  const [one, two] = await Promise.all([
    answer(token, { answer: 'approved', digest, note: 'Fine.' }),
    answer(token, { answer: 'approved', digest, note: 'Fine.' }),
  ]);
  expect([one.body, two.body].filter((body) => body.includes('You signed off the text'))).toHaveLength(2);
  const used = await open(token);
  expect(used.body).not.toContain('The tide peaks');
  expect((await read()).signoffs).toMatchObject([{ state: 'approved', note: 'Fine.' }]);
  // Whoever it was forwarded to changes nothing of that, and is not shown the text.
  const forwarded = await answer(token, { answer: 'changes_requested', digest, note: 'I object.' });
  expect(forwarded.body).not.toContain('The tide peaks');
  expect((await read()).signoffs).toMatchObject([{ state: 'approved', note: 'Fine.' }]);
  expect(await mails('post.signoff_result')).toHaveLength(1);

  // Changed in review: asked again by one mail, however often it saves itself.
  const changed = await save(before, { body_html: '<p>The tide peaks at 5.9 m.</p>' });
  await save(changed, { body_html: '<p>The tide peaks at 6.0 m.</p>' });
  expect((await read()).signoffs).toMatchObject([{ state: 'asked', note: 'Fine.' }]);
  const sent = await mails();
  expect(sent).toHaveLength(2);
  const again = tokenIn(sent[0]?.text);
  const marked = (await open(again)).body;
  expect(marked).toContain('The tide peaks at <del>5.8</del><ins>6.0</ins> m.');
  expect((await open(again, '?show=clean')).body).not.toContain('<del>');

  // Asked for changes, with words: the post is a draft again.
  const newer = digestIn(marked);
  expect((await answer(again, { answer: 'changes_requested', digest: newer, note: ' ' })).body).toContain(
    '<a href="#note">Note to the desk: Say what should change.</a>',
  );
  await answer(again, { answer: 'changes_requested', digest: newer, note: 'Name <b>1953</b>.' });
  const returned = await read();
  expect(returned).toMatchObject({ status: 'draft', signoffs: [{ state: 'changes_requested' }] });
  expect((await mails('post.signoff_result'))[0]?.html).not.toContain('<b>1953');

  // Sent to review again with another text: asked again; the same answer approves.
  const mended = await save(returned, { body_html: '<p>The tide peaks at 6.0 m, as in 1953.</p>' });
  const inReview = await move(mended, 'in_review');
  const [third] = await mails();
  const last = tokenIn(third?.text);
  await answer(last, { answer: 'approved', digest: digestIn((await open(last)).body), note: '' });
  expect((await move(await read(), 'approved')).status).toBe('approved');
  expect(inReview.status).toBe('in_review');
  const log = await editor.call(postActivity.list, { query: { what: 'signed' } });
  expect(log.items.map(({ verb, actor }) => [verb, actor.role])).toEqual([
    ['post.signoff_given', 'expert'],
    ['post.signoff_asked', 'administrator'],
    ['post.signoff_changes', 'expert'],
    ['post.signoff_asked', 'administrator'],
    ['post.signoff_given', 'expert'],
    ['post.signoff_asked', 'administrator'],
  ]);
});

test('who is not named by the post is not asked; links end by time and when the name is taken off', async () => {
  const { server, orgId, mails, open, answer, editor, write, save, person } = scene;
  const { ask, post } = await scene.startReview('One river');
  const other = await server.given.person(orgId, { email: 'other@northmere.example' });
  await expect(ask([other.id])).rejects.toMatchObject({ status: 422 });
  const draft = await save(await write('Still a draft'), { expert_ids: [person.id] });
  await expect(
    editor.call(postSignOff.ask, {
      params: { id: draft.id },
      body: { person_ids: [person.id] },
      idempotencyKey: key(),
    }),
  ).rejects.toMatchObject({ status: 409 });
  const foreign = await server.signInAs('administrator');
  await expect(foreign.call(postEditing.get, { params: { id: post.id } })).rejects.toMatchObject({
    status: 404,
  });

  const { signoffs } = await ask();
  const token = tokenIn((await mails())[0]?.text);
  const digest = digestIn((await open(token)).body);
  await server.db.update(postSignOffLinks).set({ expiresAt: new Date('2020-01-01') });
  expect((await open(token)).body).toContain('The time to answer is over');
  expect((await answer(token, { answer: 'approved', digest, note: '' })).body).toContain(
    'time to answer is over',
  );
  await editor.call(postSignOff.withdraw, { params: { id: post.id, signoff_id: signoffs[0]?.id ?? '' } });
  expect([(await open(token)).statusCode, (await open('x'.repeat(43))).statusCode]).toEqual([404, 404]);
  const { items } = await editor.call(postActivity.list, { query: { what: 'signed' } });
  expect(items.map(({ verb }) => verb)).toContain('post.signoff_withdrawn');
});

test('a signed-in expert finds what waits for them, opens it without the email, and nobody else does', async () => {
  const { server, orgId, mails, open, answer, person, move } = scene;
  const { ask, post } = await scene.startReview('Tides and gates');
  const expert = await server.signInAs('expert', { orgId, personId: person.id });
  const waiting = async (user = expert) =>
    (await user.call(ownSignOffs.list)).items.filter(({ title }) => title === post.title);
  expect(await waiting()).toEqual([]);
  const asked = await ask();
  const [item] = await waiting();
  expect(item).toMatchObject({ title: post.title, is_again: false, asked_by: expect.stringMatching(/./) });
  const params = { id: item?.id ?? '' };

  const colleague = await server.signInAs('expert', {
    orgId,
    personId: (await server.given.person(orgId)).id,
  });
  const unlinked = await server.signInAs('expert', { orgId });
  const foreign = await server.signInAs('expert');
  for (const other of [colleague, unlinked, foreign]) {
    expect(await waiting(other)).toEqual([]);
    await expect(other.call(ownSignOffs.open, { params })).rejects.toMatchObject({ code: 'not_found' });
  }
  const seeker = await server.signInAs('media');
  await expect(seeker.call(ownSignOffs.list)).rejects.toMatchObject({ status: 403 });

  // In a draft there is nothing to sign.
  await move(asked, 'draft');
  expect(await waiting()).toEqual([]);
  await expect(expert.call(ownSignOffs.open, { params })).rejects.toMatchObject({ code: 'not_found' });
  await move(await scene.read(post.id), 'in_review');

  const token = tokenIn((await expert.call(ownSignOffs.open, { params })).href);
  const page = await open(token);
  expect(page.body).toContain('The tide peaks at 5.7 m.');
  await answer(token, { answer: 'approved', digest: digestIn(page.body), note: '' });
  expect(await waiting()).toEqual([]);
  // The link of the email ends with it.
  expect((await open(tokenIn((await mails())[0]?.text))).body).not.toContain('The tide peaks');
});
