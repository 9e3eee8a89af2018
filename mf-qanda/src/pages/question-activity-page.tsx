import { ChangeLogPage, type ChangeWords } from '@rostrum/change-log';
import { questionActivity, type questionActivityVerbs } from '@rostrum/contracts/qanda';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';

const kinds: Record<keyof typeof questionActivityVerbs, string> = {
  asked: 'Asked',
  moderated: 'Accepted or refused',
  assigned: 'Assigned',
  written: 'Answers written',
  published: 'Published and retracted',
  status: 'Pinned, merged, closed, archived, reopened',
};

const words: ChangeWords = {
  title: titles.activity,
  noun: 'Question',
  kinds,
  empty: 'See who added, accepted, assigned, answered and published questions, with what changed.',
  file: 'answers-activity.csv',
};
const back = { label: titles.questions, href: paths.list.href() };

/** Who changed which question or answer, when, and what it was before. */
export const QuestionActivityPage = () => (
  <ChangeLogPage route={questionActivity.list} words={words} back={back} />
);
