import { questions } from '@rostrum/contracts';
import { guestQuestions, questionDesk } from '@rostrum/contracts/qanda';
import { transaction, runAsSystem } from '@rostrum/server-kit/database';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { screenQuestion } from './screen-question.ts';

const offer =
  'We offer guest posts with dofollow backlinks and cheap SEO packages. Reply for our price list of link insertions.';

test('what is known of an asker counts: spam before, the same from others, and that the team answered them', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation({ companyUsername: 'northmere', name: 'Northmere' });
  const admin = await server.signInAs('administrator', { orgId });
  const ask = async (text: string, details: string, more: { email?: string; homepage?: string } = {}) => {
    await server.call(guestQuestions.send, {
      body: { company_username: 'northmere', text, details, ...more },
      idempotencyKey: crypto.randomUUID(),
    });
    const { items } = await admin.call(questions.list, { query: { q: text } });
    const found = items.find((each) => each.text === text);
    return admin.call(questionDesk.get, { params: { id: found?.id ?? '' } });
  };

  // A question that the desk took up makes its asker known: an offer of theirs is not held.
  const first = await ask('How high is the tide in March?', 'For a story.', { email: 'ada@paper.example' });
  await admin.call(questionDesk.act, {
    params: { id: first.id },
    body: { version: first.version, action: 'accept' },
  });
  expect((await ask('Would you place our link?', offer, { email: 'ada@paper.example' })).status).toBe(
    'submitted',
  );
  const held = await ask('Would you place our links?', offer, { email: 'bob@paper.example' });
  expect(held.status).toBe('spam');

  // It is never lost: the desk finds it under Spam, reads why, and takes it up.
  expect(held.refusal_reason).toMatch(/^Screening took it for /);
  const accepted = await admin.call(questionDesk.act, {
    params: { id: held.id },
    body: { version: held.version, action: 'accept' },
  });
  expect(accepted.status).toBe('open');

  // A program fills in what no person sees; with an offer that alone would come through it is held.
  const mild = 'Would you like to exchange links between our websites?';
  expect((await ask('Exchange of links, part 1?', mild, { homepage: 'https://spam.example' })).status).toBe(
    'spam',
  );
});

test('a screening that fails lets the question through and the desk reads that it was not screened', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation({ companyUsername: 'northmere', name: 'Northmere' });
  const question = {
    orgId,
    text: 'x',
    details: '',
    email: '',
    isTrapFilled: false,
    filledSeconds: undefined,
    embedded: null,
  };
  const broken = () => {
    throw new Error('no model');
  };
  const screened = await runAsSystem('as the guests’ call does', () =>
    transaction(server.db, (tx) => screenQuestion(tx, question, { now: new Date(), screen: broken })),
  );
  expect(screened).toEqual({ isHeld: false, takenFor: null, isUnscreened: true });
});
