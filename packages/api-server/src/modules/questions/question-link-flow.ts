import { toPlainName, type MailOutbox } from '@rostrum/server-kit/mail';
import { publicPaths } from '@rostrum/contracts';
import { organisationRepository } from '@rostrum/identity';
import type { Transaction } from '@rostrum/server-kit/database';
import {
  askPeopleRepository,
  inquiryTeamRepository,
  momentIn,
  newTrackingToken,
  trackingTokenHash,
} from '../inquiries/index.ts';
import { questionRecordRepository, type QuestionRecord } from './question-record.repository.ts';
import { questionLinkRepository } from './question-links.repository.ts';
import { questionMail, questionRefusedMail, questionWaitsMail } from './question-mails.ts';

export interface QuestionLinkDeps {
  mail: MailOutbox;
  config: { publicUrl: string };
  clock: () => Date;
}

/** Where an expert answers without a session: a page of the server that needs no script. */
export const answerPath = '/questions/answer/:token';

/** How long a link can be answered; a later due date counts longer. */
const linkDays = 30;

/** Sends experts links to answer. Expects the question to be held by the transaction. */
export function createQuestionLinkFlow({ mail, config, clock }: QuestionLinkDeps) {
  return {
    /** Returns the name of who was asked. */
    async send(
      tx: Transaction,
      question: QuestionRecord,
      { personId, by }: { personId: string; by: string },
    ): Promise<string> {
      const { orgId, id } = question;
      const now = clock();
      const [person] = await askPeopleRepository.find(tx, orgId, [personId]);
      if (person === undefined) throw new Error('An expert who is assigned was not found.');
      const token = newTrackingToken();
      const open = now.getTime() + linkDays * 86_400_000;
      await questionLinkRepository.add(tx, {
        tokenHash: trackingTokenHash(token),
        orgId,
        questionId: id,
        personId,
        expiresAt: new Date(Math.max(open, question.dueAt?.getTime() ?? 0)),
      });
      await questionRecordRepository.changeExpert(tx, question, personId, {
        askedAt: now,
        declinedAt: null,
        declineNote: null,
      });
      const { name, deskEmail } = await inquiryTeamRepository.organisation(tx, orgId);
      const link = config.publicUrl + answerPath.replace(':token', token);
      const mailed = {
        organisation: name,
        question: question.text,
        by,
        firstname: person.firstname,
        due: question.dueAt && momentIn(person.timezone, question.dueAt),
        link,
      };
      await mail.enqueue(tx, {
        kind: 'question.ask',
        orgId,
        entity: { type: 'question', id },
        to: { name: person.isProved ? person.name : '', email: person.email },
        fromName: person.isProved ? name : toPlainName(name),
        ...(deskEmail !== null && { replyTo: deskEmail }),
        ...(person.isProved ? questionMail(mailed) : questionWaitsMail(mailed)),
      });
      return person.name;
    },

    /** Whoever asked hears that their question is not answered. */
    async tellRefused(tx: Transaction, { orgId, id, askerEmail }: QuestionRecord): Promise<void> {
      if (askerEmail === null) return;
      const organisation = await organisationRepository.find(tx, orgId);
      if (!organisation) return;
      await mail.enqueue(tx, {
        kind: 'question.refused',
        orgId,
        entity: { type: 'question', id },
        to: { name: '', email: askerEmail },
        fromName: toPlainName(organisation.name),
        ...questionRefusedMail({
          organisation: organisation.name,
          page: config.publicUrl + publicPaths.organisation(organisation.companyUsername),
        }),
      });
    },
  };
}

export type QuestionLinkFlow = ReturnType<typeof createQuestionLinkFlow>;
