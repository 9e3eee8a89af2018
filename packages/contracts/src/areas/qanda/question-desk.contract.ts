import { defineRoute, describeField, id, ownItemParams, ownParams, rowVersion, z } from '@rostrum/contracts';
import {
  answerActions,
  questionActions,
  type AnswerAction,
  type QuestionAction,
} from './question-actions.ts';
import {
  answerSources,
  answerText,
  pullQuote,
  questionDetail,
  questionDetails,
  questionText,
  questionTopics,
  reason,
} from './question-fields.ts';

const names = <Action extends string>(table: Readonly<Record<Action, unknown>>) =>
  z.enum(Object.keys(table) as [Action, ...Action[]]);

const answerParams = ownItemParams.extend({ answer_id: id });
const errors = ['not_found', 'version_conflict', 'invalid_transition', 'invalid_input'] as const;

/** The desk's side of Q&A. */
export const questionDesk = {
  create: defineRoute({
    id: 'questions.create',
    method: 'POST',
    path: '/app/answers/{identifier}',
    summary: 'Add a question of the team.',
    status: 201,
    idempotent: true,
    params: ownParams,
    body: z.object({ text: questionText, details: questionDetails.default('') }),
    response: questionDetail,
    errors: ['not_allowed'],
  }),
  get: defineRoute({
    id: 'questions.get',
    method: 'GET',
    path: '/app/answers/{identifier}/{id}',
    summary: 'One question with its experts and answers, for the desk.',
    params: ownItemParams,
    response: questionDetail,
    errors: ['not_found'],
  }),
  act: defineRoute({
    id: 'questions.act',
    method: 'POST',
    path: '/app/answers/{identifier}/{id}/status',
    summary: 'Accept, refuse, close, archive or reopen a question; a refusal has a reason.',
    params: ownItemParams,
    body: z.object({
      version: rowVersion,
      action: names<QuestionAction>(questionActions),
      reason: reason.optional(),
      /** Of accept: the wording that readers see. Left out, it stays as it was asked. */
      text: questionText.optional(),
    }),
    response: questionDetail,
    errors,
  }),
  reword: defineRoute({
    id: 'questions.reword',
    method: 'PUT',
    path: '/app/answers/{identifier}/{id}/text',
    summary:
      'Word a question otherwise. What was asked is kept for the team; the former address leads to the new one.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, text: questionText }),
    response: questionDetail,
    errors,
  }),
  setTopics: defineRoute({
    id: 'questions.setTopics',
    method: 'PUT',
    path: '/app/answers/{identifier}/{id}/topics',
    summary: 'Say what a question is about: topics of the directory, and any other word.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, topics: questionTopics }),
    response: questionDetail,
    errors,
  }),
  assign: defineRoute({
    id: 'questions.assign',
    method: 'PUT',
    path: '/app/answers/{identifier}/{id}/experts',
    summary: 'Say who answers a question, and by the end of which day.',
    params: ownItemParams,
    body: z.object({
      version: rowVersion,
      person_ids: describeField(z.array(id).max(5), { label: 'Experts' }),
      due_on: describeField(z.union([z.literal(''), z.iso.date('Choose a day.')]), { label: 'Due on' }),
      experts_publish: describeField(z.boolean(), {
        label: 'They publish their answers themselves',
      }).optional(),
    }),
    response: questionDetail,
    errors,
  }),
  saveAnswer: defineRoute({
    id: 'questions.saveAnswer',
    method: 'PUT',
    path: '/app/answers/{identifier}/{id}/answers',
    summary: 'Write the answer of an expert: one for each expert, a draft until it is published.',
    params: ownItemParams,
    body: z.object({
      person_id: describeField(id, { label: 'Answer of', missing: 'Choose an expert.' }),
      body: answerText,
      sources: answerSources.optional(),
      pull_quote: pullQuote.optional(),
      /** Of the answer that is changed; left out for its first version. */
      version: rowVersion.optional(),
    }),
    response: questionDetail,
    errors,
  }),
  sendLink: defineRoute({
    id: 'questions.sendLink',
    method: 'POST',
    path: '/app/answers/{identifier}/{id}/links/{person_id}',
    summary:
      'Send an expert who is assigned another email with a link to answer, or to check what the desk wrote.',
    params: ownItemParams.extend({ person_id: id }),
    response: questionDetail,
    status: 201,
    idempotent: true,
    errors: ['not_found', 'invalid_transition', 'idempotency_conflict'],
  }),
  actOnAnswer: defineRoute({
    id: 'questions.actOnAnswer',
    method: 'POST',
    path: '/app/answers/{identifier}/{id}/answers/{answer_id}/status',
    summary: 'Publish an answer, send it back, or retract it with a reason that readers see.',
    params: answerParams,
    body: z.object({
      version: rowVersion,
      action: names<AnswerAction>(answerActions),
      reason: reason.optional(),
    }),
    response: questionDetail,
    errors,
  }),
};
