import type { ParsedBody } from '@rostrum/contracts';
import type { guestQuestions, questionDesk, QuestionDetail } from '@rostrum/contracts/qanda';
import { organisationRepository } from '@rostrum/identity';
import { NotFoundError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { runAsSystem, transaction, uuidv7, type Queryable } from '@rostrum/server-kit/database';
import type { TextVectors } from '@rostrum/screening';
import { systemActor } from '@rostrum/server-kit/audit';
import { questionFollowRepository } from './follows/question-follows.repository.ts';
import { recordQuestionStep } from './held-question.ts';
import { readQuestionDetail } from './question-detail.view.ts';
import { questionRecordRepository } from './question-record.repository.ts';
import { slugOf } from './question-slug.ts';
import { screenQuestion } from './screen-question.ts';

/** Questions begin with the team, or with a guest whom the desk reads first. */
export const askQuestionService = {
  async byTeam(
    db: Queryable,
    session: Permitted<'question.write'>,
    request: RequestInfo,
    { text, details }: ParsedBody<typeof questionDesk.create>,
  ): Promise<QuestionDetail> {
    const id = uuidv7();
    return transaction(db, async (tx) => {
      const question = await questionRecordRepository.add(tx, {
        id,
        orgId: organisationOf(session),
        slug: slugOf(text, id),
        text,
        details,
        origin: 'staff',
        status: 'open',
      });
      await recordQuestionStep(
        tx,
        question,
        { session, request },
        { verb: 'question.added', text: 'added the question' },
      );
      return readQuestionDetail(tx, question);
    });
  },

  async byGuest(
    db: Queryable,
    request: RequestInfo,
    asked: ParsedBody<typeof guestQuestions.send>,
    { now, embedded }: { now: Date; embedded: TextVectors | null },
  ): Promise<{ received: true }> {
    const { company_username, text, details, name, email } = asked;
    const organisation = await organisationRepository.findPublic(db, company_username);
    if (organisation === undefined || organisation.status === 'suspended')
      throw new NotFoundError('This organisation takes no questions here. Check the address of its page.');
    const id = uuidv7();
    return runAsSystem('a question is written into an organisation that its asker cannot read', () =>
      transaction(db, async (tx) => {
        const { id: orgId } = organisation;
        const isTrapFilled = (asked.homepage ?? '').trim() !== '';
        const filledSeconds = asked.filled_seconds;
        const screened = await screenQuestion(
          tx,
          { orgId, text, details, email, isTrapFilled, filledSeconds, embedded },
          { now },
        );
        const question = await questionRecordRepository.add(tx, {
          id,
          orgId: organisation.id,
          slug: slugOf(text, id),
          text,
          details,
          askerName: name || null,
          askerEmail: email || null,
          origin: 'seeker',
          status: screened.isHeld ? 'spam' : 'submitted',
          refusalReason: screened.takenFor && `Screening took it for ${screened.takenFor}.`,
        });
        await recordQuestionStep(
          tx,
          question,
          { actor: { userId: null, name: name || 'A guest', role: 'guest' }, request },
          { verb: 'question.received', text: 'asked the question on the public page' },
        );
        if (email !== '')
          await questionFollowRepository.add(tx, {
            orgId: organisation.id,
            questionId: id,
            email,
            isAsker: true,
          });
        if (screened.takenFor !== null)
          await recordQuestionStep(
            tx,
            question,
            { actor: systemActor, request },
            {
              verb: 'question.screened',
              text: screened.isHeld
                ? `put the question under Spam: screening took it for ${screened.takenFor}`
                : `let the question through to the desk, although screening took it for ${screened.takenFor}`,
            },
          );
        if (screened.isUnscreened)
          await recordQuestionStep(
            tx,
            question,
            { actor: systemActor, request },
            {
              verb: 'question.not_screened',
              text: 'could not screen the question for spam and let it through',
            },
          );
        // Whoever sent it is answered as if nothing had happened.
        return { received: true as const };
      }),
    );
  },
};
