import { inquiryOrigin } from '@rostrum/contracts/inquiries';
import { posts } from '@rostrum/contracts';
import { postInquiries } from '@rostrum/contracts/posts';
import { questionInquiries } from '@rostrum/contracts/qanda';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('an inquiry names the post or question it came from, and each of them its inquiries but for those held back', async () => {
  await using server = await buildTestApp();
  const { id: orgId } = await server.given.organisation({ companyUsername: 'northmere' });
  const admin = await server.signInAs('administrator', { orgId });
  const post = await server.given.post(orgId, { title: 'Two tides' });
  const question = await server.given.question(orgId, { text: 'How high?', status: 'answered' });
  const postPage = `/organizations/northmere/posts/${post.slug}`;
  const questionPage = `/organizations/northmere/questions/${question.slug}`;
  const fromPost = await server.given.inquiry(orgId, { sourcePage: postPage, sourcePostId: post.id });
  await server.given.inquiry(orgId, { sourcePage: postPage, sourcePostId: post.id, status: 'spam' });
  const fromQuestion = await server.given.inquiry(orgId, { sourcePage: questionPage });
  const fromElsewhere = await server.given.inquiry(orgId, { sourcePage: '/experts/maren' });

  const originOf = async ({ id }: { id: string }) =>
    (await admin.call(inquiryOrigin, { params: { id } })).publication;
  expect(await originOf(fromPost)).toEqual({ kind: 'post', id: post.id, title: 'Two tides' });
  expect(await originOf(fromQuestion)).toEqual({ kind: 'question', id: question.id, title: 'How high?' });
  expect(await originOf(fromElsewhere)).toBeNull();

  const ofPost = await admin.call(postInquiries.list, { params: { id: post.id } });
  expect(ofPost).toMatchObject({ total: 1, items: [{ id: fromPost.id, ref: fromPost.ref }] });
  expect((await admin.call(posts.list)).items).toMatchObject([{ id: post.id, inquiries: 1 }]);
  const ofQuestion = await admin.call(questionInquiries.list, { params: { id: question.id } });
  expect(ofQuestion).toMatchObject({ total: 1, items: [{ id: fromQuestion.id }] });

  const foreign = await server.signInAs('administrator');
  await expect(foreign.call(inquiryOrigin, { params: { id: fromPost.id } })).rejects.toMatchObject({
    status: 404,
  });
  for (const [route, { id }] of [
    [postInquiries.list, post],
    [questionInquiries.list, question],
  ] as const)
    await expect(foreign.call(route, { params: { id } })).rejects.toMatchObject({ status: 404 });
});
