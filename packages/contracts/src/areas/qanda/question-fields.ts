import {
  describeField,
  email,
  id,
  isoDateTime,
  line,
  prose,
  questionOrigins,
  questionStatus,
  rowVersion,
  webAddress,
  z,
} from '@rostrum/contracts';
import { answerStatuses } from './question-actions.ts';

export const questionText = describeField(line(300, 10), {
  label: 'Question',
  missing: 'Enter a question of at least 10 characters.',
});
export const questionDetails = describeField(prose(2000), {
  label: 'Details',
  hint: 'Never shown on the public page.',
});
export const askerName = describeField(line(120), { label: 'Your name' });
export const askerEmail = describeField(z.union([z.literal(''), email]), { label: 'Your email' });

export const questionTopics = describeField(z.array(line(60, 1)).max(20), { label: 'Topics' });

export const answerText = describeField(prose(5000, 20), {
  label: 'Answer',
  missing: 'Write an answer of at least 20 characters.',
  hint: 'An empty line begins a paragraph.',
});

export const answerSources = describeField(
  z.array(z.object({ title: line(150, 1), url: webAddress() })).max(10, 'Name at most 10 sources.'),
  { label: 'Sources' },
);
export const pullQuote = describeField(line(280), {
  label: 'Sentence that journalists may quote',
  hint: 'Word for word as in the answer. Readers see it above the answer.',
});

/** An answer as those who write and publish it have it. */
export const answerView = z.object({
  id,
  version: rowVersion,
  person: z.object({ id, name: z.string() }),
  /** Text of its paragraphs, with an empty line between them. */
  body: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  pull_quote: z.string(),
  /** When the expert sent these very words. */
  approved_at: isoDateTime.nullable(),
  status: z.enum(answerStatuses),
  retraction_reason: z.string().nullable(),
  published_at: isoDateTime.nullable(),
  updated_at: isoDateTime,
});
export type AnswerView = z.infer<typeof answerView>;

const questionReference = z.object({ id, text: z.string() });

/** A question as the desk has it. */
export const questionDetail = z.object({
  id,
  version: rowVersion,
  slug: z.string(),
  text: z.string(),
  /** What the reader asked, where the team worded it otherwise. Never public. */
  original_text: z.string().nullable().default(null),
  details: z.string(),
  origin: z.enum(questionOrigins),
  status: questionStatus,
  refusal_reason: z.string().nullable(),
  /** Never public. */
  asker: z.object({ name: z.string(), email: z.string() }).nullable(),
  experts: z.array(
    z.object({
      id,
      name: z.string(),
      /** When the last email with a link went out. */
      asked_at: isoDateTime.nullable(),
      declined_at: isoDateTime.nullable(),
      decline_note: z.string(),
    }),
  ),
  /** Whether they publish their answers themselves. */
  experts_publish: z.boolean(),
  /** Stands above the others on the public page. */
  pinned: z.boolean(),
  topics: z.array(z.string()).default([]),
  due_at: isoDateTime.nullable(),
  /** The day on which it is due, on the organisation's calendar; empty without one. */
  due_on: z.string(),
  timezone: z.string(),
  created_at: isoDateTime,
  answers: z.array(answerView),
  /** The inquiry that it was made from. */
  inquiry: z.object({ id, ref: z.string() }).nullable().default(null),
  /** The question that stays, where this one was merged into it. */
  merged_into: questionReference.nullable(),
  /** Questions that were merged into this one; their addresses lead here. */
  merged: z.array(questionReference),
});
export type QuestionDetail = z.infer<typeof questionDetail>;

export const reason = describeField(prose(500), { label: 'Reason', missing: 'Enter a reason.' });
