import { isAnswerEditable, isQuestionAtWork } from '@rostrum/contracts/qanda';
import { ConflictError, NotFoundError, type RequestInfo } from '@rostrum/server-kit';
import { runAsSystem, transaction, type Database, type Queryable } from '@rostrum/server-kit/database';
import { askPeopleRepository, inquiryTeamRepository, trackingTokenHash } from '../inquiries/index.ts';
import { answerRepository, type AnswerRecord } from './answers.repository.ts';
import { submitAnswer, writeAnswer } from './answers.service.ts';
import { holdQuestion, recordQuestionStep } from './held-question.ts';
import { notifyDesk } from './notify-desk.ts';
import type { QuestionLinkDeps } from './question-link-flow.ts';
import { questionRecordRepository, type QuestionRecord } from './question-record.repository.ts';
import type { AnswerSource } from './questions.schema.ts';
import { questionLinkRepository, type QuestionLink } from './question-links.repository.ts';

/** What the page behind a link shows; of a link that is over nothing of the question. */
export interface LinkedQuestion {
  organisation: {
    name: string;
    companyUsername: string;
    logo: string | null;
    logoDark: string | null;
    deskPhone: string | null;
  };
  firstname: string;
  name: string;
  timezone: string;
  state: 'open' | 'answered' | 'declined' | 'over';
  question: QuestionRecord | null;
  answer: AnswerRecord | undefined;
}

export interface SentAnswer {
  body: string;
  sources: AnswerSource[];
  pull_quote: string;
  /** Of the answer that stood on the page; undefined when there was none. */
  version: number | undefined;
}

const why =
  'a question is answered by its expert, who may have no account and reads no more than the page shows';

const missing = () => new NotFoundError('This link is not valid. Open the latest email about the question.');

/** The expert's side behind a link: reading changes nothing, and one answer ends it. */
export function createLinkAnswerService({ db, ...deps }: QuestionLinkDeps & { db: Database }) {
  const { clock } = deps;
  async function find(reader: Queryable, token: string) {
    const link = await questionLinkRepository.find(reader, trackingTokenHash(token));
    if (!link) throw missing();
    const question = await questionRecordRepository.find(reader, { orgId: link.orgId, id: link.questionId });
    const [person] = await askPeopleRepository.find(reader, link.orgId, [link.personId]);
    if (!question || !person) throw missing();
    const experts = await questionRecordRepository.experts(reader, question);
    const expert = experts.find(({ id }) => id === link.personId);
    const answer = await answerRepository.ofPerson(reader, question, link.personId);
    return { link, question, person, answer, state: stateOf(link, { question, answer, expert }) };
  }

  function stateOf(
    { endedAt, expiresAt }: QuestionLink,
    {
      question,
      answer,
      expert,
    }: {
      question: QuestionRecord;
      answer: AnswerRecord | undefined;
      expert: { declinedAt: Date | null } | undefined;
    },
  ): LinkedQuestion['state'] {
    if (endedAt !== null) return expert?.declinedAt ? 'declined' : 'answered';
    const isOver = expiresAt <= clock() || !isQuestionAtWork(question.status);
    return isOver || (answer && !isAnswerEditable(answer.status)) ? 'over' : 'open';
  }

  async function view(token: string): Promise<LinkedQuestion> {
    const { question, person, answer, state } = await find(db, token);
    const organisation = await inquiryTeamRepository.organisation(db, question.orgId);
    const { firstname, name, timezone } = person;
    const isOpen = state === 'open';
    return {
      organisation,
      firstname,
      name,
      timezone,
      state,
      question: isOpen ? question : null,
      answer: isOpen ? answer : undefined,
    };
  }

  /** Holds the question first: of two presses the second finds the link ended. */
  const act = (
    token: string,
    request: RequestInfo,
    work: (
      tx: Parameters<Parameters<typeof transaction>[1]>[0],
      found: Awaited<ReturnType<typeof find>>,
      by: { actor: { userId: null; name: string; role: string }; request: RequestInfo },
    ) => Promise<void>,
  ): Promise<LinkedQuestion> =>
    runAsSystem(why, async () => {
      await transaction(db, async (tx) => {
        const { question } = await find(tx, token);
        await holdQuestion(tx, question);
        const found = await find(tx, token);
        if (found.state !== 'open')
          throw new ConflictError('This link was answered already, or is over.', {
            code: 'invalid_transition',
          });
        await questionLinkRepository.end(tx, found.question, found.link.personId, clock());
        await work(tx, found, { actor: { userId: null, name: found.person.name, role: 'expert' }, request });
      });
      return view(token);
    });

  return {
    read: (token: string): Promise<LinkedQuestion> => runAsSystem(why, () => view(token)),

    answer: (token: string, sent: SentAnswer, request: RequestInfo): Promise<LinkedQuestion> =>
      act(token, request, async (tx, { question, person }, by) => {
        const now = clock();
        const answer = await writeAnswer(tx, question, by, {
          ...sent,
          personId: person.id,
          name: person.name,
          approvedAt: now,
        });
        await submitAnswer(tx, question, by, { answer, now, expert: person.name, deps });
      }),

    decline: (token: string, note: string, request: RequestInfo): Promise<LinkedQuestion> =>
      act(token, request, async (tx, { question, person }, by) => {
        await questionRecordRepository.changeExpert(tx, question, person.id, {
          declinedAt: clock(),
          declineNote: note || null,
        });
        await recordQuestionStep(tx, question, by, {
          verb: 'question.declined',
          text: 'declined to answer by a link, without an account',
          after: { note },
        });
        await notifyDesk(tx, deps, question, { expert: person.name, isDeclined: true });
      }),
  };
}
