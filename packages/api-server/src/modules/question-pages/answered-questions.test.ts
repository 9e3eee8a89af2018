import { publicPaths, questions } from '@rostrum/contracts';
import { guestQuestions } from '@rostrum/contracts/qanda';
import { column, readRows } from '@rostrum/server-kit/database';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { answers } from '../questions/index.ts';

const polling = { timeout: 120_000, interval: 250 };
const text = 'What made the dam upstream of the town break?';
const answered = 'Why did the dam above the town fail?';

async function scene(server: TestApp) {
  const { given, db } = server;
  const { id: orgId } = await given.organisation({
    name: 'Northmere <University>',
    companyUsername: 'northmere',
  });
  const admin = await server.signInAs('administrator', { orgId });
  async function publish(org: string, slug: string, values: Parameters<typeof given.question>[1] = {}) {
    const question = await given.question(org, { slug, text: answered, status: 'answered', ...values });
    const { id: personId } = await given.person(org, { firstname: 'Maren', lastname: 'Hale' });
    await db.insert(answers).values({
      orgId: org,
      questionId: question.id,
      personId,
      bodyHtml: sanitiseHtml(
        `<p>Water seeped under it &amp; took the ground.</p><p>${'It had rained. '.repeat(60)}</p>`,
      ),
      status: 'published',
      publishedAt: new Date(),
    });
    return question;
  }
  const address = publicPaths.askQuestion('northmere');
  const post = async (values: Record<string, string>) =>
    (
      await server.app.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(values).toString(),
      })
    ).body;
  const received = async () =>
    (await admin.call(questions.list, { query: { status: ['submitted', 'spam'] } })).items.map(
      (item) => item.text,
    );
  return { orgId, publish, post, received };
}

/** What a form or page would send: all its fields that are hidden or have a value. */
const readFields = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [
        name,
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ],
    ),
  );

test('a guest is shown once what is answered already, and sends the question with all that was typed', async () => {
  await using server = await buildTestApp({ environment: { SEARCH_MODEL: '1' } });
  const { orgId, publish, post, received } = await scene(server);
  const shownQuestion = await publish(orgId, 'dam');
  await publish(orgId, 'private', { access: 'private' });
  await publish(orgId, 'archived', { status: 'archived' });
  const retracted = await publish(orgId, 'retracted');
  await server.db
    .update(answers)
    .set({ status: 'retracted' })
    .where(sql`question_id = ${retracted.id}::uuid`);
  await publish((await server.given.organisation()).id, 'elsewhere');
  await publish(orgId, 'library', { text: 'Who may borrow books from the library?' });
  const find = async (more = {}) =>
    (
      await server.call(guestQuestions.findAnswered, {
        body: { company_username: 'northmere', text, ...more },
      })
    ).items;
  const due = async () =>
    (
      await readRows(
        server.db,
        { id: column.text },
        sql`SELECT question_id AS id FROM question_vectors WHERE model = ''`,
      )
    ).length;
  await expect.poll(due, polling).toBe(0);
  const [found, ...others] = await find();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ slug: 'dam', text: answered, answered_by: ['Maren Hale'] });
  expect(found?.excerpt).toMatch(/^Water seeped under it & took the ground. It had rained.*…$/);
  expect(await find({ company_username: 'nowhere' })).toEqual([]);

  const details = 'First line\n"Second" line <b>';
  const typed = {
    text,
    details,
    name: 'Cal',
    email: 'cal@meridian.example',
    homepage: '',
    key: 'a-key-of-16-letters',
  };
  const page = await post(typed);
  expect(page).toContain('<h2>Has this been answered already?</h2>');
  expect(page).toMatch(/<div class="notice" role="status" tabindex="-1" autofocus>/);
  expect(page).toContain(
    `<a href="${publicPaths.question('northmere', 'dam')}" target="_blank" rel="noopener">${answered}`,
  );
  expect(page).toContain('Answered by Maren Hale');
  expect(page).not.toMatch(/retracted|private|archived|elsewhere|library/);
  const fields = readFields(page);
  expect(fields).toMatchObject({ text, details, name: 'Cal', email: 'cal@meridian.example', key: typed.key });
  expect(await received()).toEqual([]);

  const form = await post({ ...fields, edit: 'yes' });
  expect(form).toContain('&quot;Second&quot; line &lt;b&gt;');
  expect(form).toContain(`value="${text}"`);
  expect(await received()).toEqual([]);
  const again = readFields(form);
  expect(again['reviewed']).toBe('yes');

  expect(await post(fields)).toMatch(/has your question/);
  await post(fields);
  expect(await received()).toEqual([text]);
  // What was changed after the answers were seen is sent at once.
  expect(await post({ ...typed, ...again, text: `${text} Who knows?` })).toMatch(/has your question/);
  expect(await received()).toHaveLength(2);

  // A program learns nothing of what it was taken for, and an answer that was withdrawn is shown no more.
  expect(await post({ ...typed, key: 'another-key-of-16', homepage: 'https://casino.example' })).toMatch(
    /has your question/,
  );
  await server.db.execute(sql`UPDATE questions SET status = 'archived' WHERE id = ${shownQuestion.id}::uuid`);
  expect(await find()).toEqual([]);
}, 300_000);

test('a question is sent at once without a model, and when answers were looked for too often', async () => {
  await using server = await buildTestApp({ environment: { RATE_LIMIT_SCALE: '0.04' } });
  const { orgId, publish, post, received } = await scene(server);
  await publish(orgId, 'dam');
  const call = () =>
    server.call(guestQuestions.findAnswered, { body: { company_username: 'northmere', text } });
  expect(await call()).toEqual({ items: [] });
  await expect(call()).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await post({ text })).toMatch(/has your question/);
  expect(await received()).toEqual([text]);
});
