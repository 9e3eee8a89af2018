import { events, reportableEvents, search, sentInquiries } from '@rostrum/contracts';
import { eventNames } from './event-names.ts';
import { guestQuestions } from '@rostrum/contracts/qanda';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { answers } from '../questions/index.ts';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';
import { events as storedEvents } from './events.schema.ts';

// `api/analytics/reports/reports.routes.test.ts` and `api/public-profiles/press-kit.test.ts` go through those that the
// server sees itself.
const seenByServer = ['ai_crawler', 'bookmark_add', 'document_download', 'embed_click', 'embed_impression'];

test('every event that is declared is recorded when it happens', async () => {
  await using scene = await inquiryScene();
  const { server, orgId, companyUsername, expert, journalist } = scene;
  const post = await server.given.post(orgId);
  const question = await server.given.question(orgId, { status: 'answered' });
  const targets: Record<string, object> = {
    post_view: { entity_id: post.id },
    post_read: { entity_id: post.id },
    post_time: { entity_id: post.id, seconds: 20 },
    video_play: { entity_id: post.id },
    profile_impression: { usernames: [expert.username] },
    question_view: { entity_id: question.id },
  };
  for (const name of reportableEvents)
    await server.call(events.report, {
      body: {
        name,
        company_username: companyUsername,
        ...(targets[name] ?? { username: expert.username }),
      },
    });
  await server.db.insert(answers).values({
    orgId,
    questionId: question.id,
    personId: expert.id,
    bodyHtml: sanitiseHtml('<p>It holds.</p>'),
    status: 'published',
    publishedAt: new Date(),
  });
  await server.call(guestQuestions.voteHelpful, {
    body: { company_username: companyUsername, question_id: question.id },
  });
  await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: crypto.randomUUID() });
  await journalist.call(search.find, { query: { q: 'okonjo' } });
  await journalist.call(search.find, { query: { q: 'zxqv blorptang' } });
  const recorded = async () =>
    new Set((await server.db.select({ name: storedEvents.name }).from(storedEvents)).map(({ name }) => name));
  // No one waits for the count of a search.
  await expect
    .poll(async () => [...(await recorded())].toSorted())
    .toEqual(eventNames.filter((name) => !seenByServer.includes(name)).toSorted());
});
