import { cutText } from '@rostrum/contracts';
import type { ParsedBody } from '@rostrum/contracts';
import type { questionFromInquiry, QuestionDetail } from '@rostrum/contracts/qanda';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, uuidv7, type Database, type Queryable } from '@rostrum/server-kit/database';
import { writeAnswer } from '../answers.service.ts';
import { slugOf } from '../question-slug.ts';
import { recordQuestionStep, rereadQuestion } from '../held-question.ts';
import type { QuestionLinkFlow } from '../question-link-flow.ts';
import { questionRecordRepository } from '../question-record.repository.ts';
import { closedInquiryRepository } from './closed-inquiries.repository.ts';
import { dropLetterParts, findQuestion, stripPersonal } from './strip-personal.ts';

type Desk = Permitted<'question.write'>;

/** Makes public questions of closed inquiries. Whoever asked is named nowhere, and the expert approves the answer. */
export function createQuestionFromInquiryService({ db, flow }: { db: Database; flow: QuestionLinkFlow }) {
  async function findUsable(reader: Queryable, key: { orgId: string; id: string }) {
    const inquiry = await closedInquiryRepository.find(reader, key);
    if (!inquiry) throw new NotFoundError('This inquiry was not found. It may have been deleted.');
    if (!inquiry.is_usable)
      throw new ConflictError(
        'No public question is made of this inquiry: it is not closed, is restricted, was withdrawn, or has a question already.',
        { code: 'invalid_transition' },
      );
    return inquiry;
  }

  return {
    async draft(session: Desk, id: string) {
      const key = { orgId: organisationOf(session), id };
      const inquiry = await findUsable(db, key);
      const [reply, experts] = await Promise.all([
        closedInquiryRepository.lastReply(db, key),
        closedInquiryRepository.experts(db, key),
      ]);
      const { firstname, lastname } = inquiry;
      const desk = reply && reply.person_id === null ? [reply.author] : [];
      const known = {
        names: [`${firstname} ${lastname}`, firstname, lastname, ...desk],
        organisations: [inquiry.organization ?? '', inquiry.outlet ?? ''],
      };
      const asked = findQuestion([inquiry.asked ?? '', dropLetterParts(inquiry.message)]) ?? inquiry.subject;
      const question = stripPersonal(asked, known);
      const answer = stripPersonal(dropLetterParts(reply?.body ?? ''), known);
      return {
        ref: inquiry.ref,
        text: cutText(question.text, 300),
        answer: cutText(answer.text, 5000),
        removed: question.removed + answer.removed,
        experts,
      };
    },

    /** `tx` keeps the answer too, so that a repeated call makes no second question. */
    async create(
      tx: Queryable,
      { session, request }: { session: Desk; request: RequestInfo },
      inquiryId: string,
      { text, person_id: personId, answer }: ParsedBody<typeof questionFromInquiry.create>,
    ): Promise<QuestionDetail> {
      const orgId = organisationOf(session);
      if (answer !== '' && personId === '')
        throw InputError.field('person_id', 'Choose the expert whose answer it is.');
      return transaction(tx, async (inner) => {
        await closedInquiryRepository.hold(inner, { orgId, id: inquiryId });
        const { ref } = await findUsable(inner, { orgId, id: inquiryId });
        const [person] =
          personId === '' ? [] : await questionRecordRepository.peopleAmong(inner, orgId, [personId]);
        if (personId !== '' && !person)
          throw InputError.field('person_id', 'This is no longer one of your people. Choose another one.');
        const id = uuidv7();
        const by = { session, request };
        const question = await questionRecordRepository.add(inner, {
          id,
          orgId,
          inquiryId,
          slug: slugOf(text, id),
          text,
          origin: 'inquiry',
          status: person ? 'assigned' : 'open',
        });
        await recordQuestionStep(inner, question, by, {
          verb: 'question.added',
          text: `made the question from inquiry ${ref}`,
        });
        if (person) {
          await questionRecordRepository.replaceExperts(inner, question, [person.id]);
          if (answer !== '')
            await writeAnswer(inner, question, by, { personId: person.id, name: person.name, body: answer });
          await flow.send(inner, question, { personId: person.id, by: session.name });
        }
        return rereadQuestion(inner, question);
      });
    },
  };
}
