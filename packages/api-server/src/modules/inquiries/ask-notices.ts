import { type AskCancellation, publicPaths } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import type { AskPerson } from './ask-people.repository.ts';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import type { AskedOrganisation } from './inquiry-team.repository.ts';
import type { MailedQuestion } from './mailed-question.ts';
import { askMail, askOverMail, askResultMail, askWaitsMail } from './mails/ask-mails.ts';
import type { MailedInquiry } from './mails/inquiry-mails.ts';
import { toAsked } from './mails/mail-heads.ts';
import type { InquiryMail, MailToResponsible, NoticeDeps } from './notice-deps.ts';

interface AskNoticeDeps extends Omit<NoticeDeps, 'mail'> {
  mailed: (
    tx: Transaction,
    inquiry: InquiryRecord,
  ) => Promise<{ content: MailedInquiry; organisation: AskedOrganisation }>;
  send: (tx: Transaction, inquiry: InquiryRecord, mail: InquiryMail) => Promise<unknown>;
  sendToResponsible: (tx: Transaction, inquiry: InquiryRecord, mail: MailToResponsible) => Promise<void>;
}

/** Who is told what while experts are asked. */
export function createAskNotices({ mailed, send, sendToResponsible, publicUrl, clock }: AskNoticeDeps) {
  return {
    /** The question to an expert, with a link of its own. */
    async asked(
      tx: Transaction,
      inquiry: InquiryRecord,
      { ask, person, by, token, isReminder }: MailedQuestion,
    ): Promise<void> {
      const { content, organisation } = await mailed(tx, inquiry);
      const link = publicUrl + publicPaths.ask(token);
      const asked = {
        inquiry: content,
        text: ask.text,
        hideOutlet: ask.hideOutlet,
        firstname: person.firstname,
        timezone: person.timezone,
        expiresAt: ask.expiresAt ?? clock(),
        by,
      };
      await send(tx, inquiry, {
        kind: isReminder ? 'inquiry.ask_reminder' : 'inquiry.ask',
        ...toAsked(person, organisation),
        ...(person.isProved
          ? askMail(asked, { link, now: clock(), isReminder })
          : askWaitsMail(asked, { link })),
      });
    },

    /** To an expert who was mailed and need not answer any more. */
    async askOver(
      tx: Transaction,
      inquiry: InquiryRecord,
      { person, because }: { person: AskPerson; because: AskCancellation },
    ): Promise<void> {
      const { content, organisation } = await mailed(tx, inquiry);
      await send(tx, inquiry, {
        kind: 'inquiry.ask_over',
        ...toAsked(person, organisation),
        ...askOverMail(content, because),
      });
    },

    /** What became of asking, to the responsible and to who asked. */
    async askResult(
      tx: Transaction,
      inquiry: InquiryRecord,
      { askedBy, ...result }: { askedBy: string | null; sentence: string; note: string | null },
    ): Promise<void> {
      await sendToResponsible(tx, inquiry, {
        notice: {
          kind: 'ask',
          actor: null,
          text: inquiry.restricted ? 'An expert answered.' : result.sentence,
        },
        kind: 'inquiry.ask_result',
        write: (content, url) => askResultMail(content, result, url),
        alsoTo: askedBy,
      });
    },
  };
}
