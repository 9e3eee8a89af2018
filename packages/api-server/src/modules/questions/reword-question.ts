import type { Transaction } from '@rostrum/server-kit/database';
import { recordQuestionStep, type QuestionActor } from './held-question.ts';
import { questionRecordRepository, type QuestionRecord } from './question-record.repository.ts';
import { slugOf } from './question-slug.ts';

/** More than a question is ever reworded; the earliest addresses are dropped then. */
const maxFormerSlugs = 20;

/**
 * Gives a held question another wording and the address that belongs to it. The first wording of a reader stays for the
 * team; former addresses lead to the present one. Returns the question as it is then.
 */
export async function rewordQuestion(
  tx: Transaction,
  question: QuestionRecord,
  { text, by }: { text: string; by: QuestionActor },
): Promise<QuestionRecord> {
  if (text === question.text) return question;
  const slug = slugOf(text, question.id);
  const former = [...question.formerSlugs, question.slug].filter((each) => each !== slug);
  const isReaders = question.origin === 'seeker';
  const original = question.originalText ?? (isReaders ? question.text : null);
  const values = {
    text,
    slug,
    formerSlugs: [...new Set(former)].slice(-maxFormerSlugs),
    // Back to what was asked, there is nothing else to keep.
    originalText: original === text ? null : original,
  };
  await questionRecordRepository.change(tx, question, values);
  const worded = { ...question, ...values };
  await recordQuestionStep(tx, worded, by, {
    verb: 'question.reworded',
    text: 'reworded the question',
    before: { text: question.text },
    after: { text },
  });
  return worded;
}
