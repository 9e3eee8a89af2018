import type { Transaction } from '@rostrum/server-kit/database';
import type { AskPerson } from './ask-people.repository.ts';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import type { AskedOrganisation } from './inquiry-team.repository.ts';
import type { MailedInquiry } from './mails/inquiry-mails.ts';
import { toAsked } from './mails/mail-heads.ts';
import { threatHeldMail, threatWaitsMail, type MailedThreat } from './mails/threat-mails.ts';
import type { InquiryMail } from './notice-deps.ts';

interface ThreatNoticeDeps {
  mailed: (
    tx: Transaction,
    inquiry: InquiryRecord,
  ) => Promise<{ content: MailedInquiry; organisation: AskedOrganisation }>;
  send: (tx: Transaction, inquiry: InquiryRecord, mail: InquiryMail) => Promise<string>;
  publicUrl: string;
}

type Threat = Omit<MailedThreat, 'timezone' | 'takesReplies'> & { person: AskPerson };

export const createThreatNotices = ({ mailed, send, publicUrl }: ThreatNoticeDeps) => ({
  /** To an expert: a possible threat is held. An address without an account gets nothing that anyone typed. Returns the id of the email. */
  async threatHeld(tx: Transaction, inquiry: InquiryRecord, { person, ...threat }: Threat): Promise<string> {
    const { content, organisation } = await mailed(tx, inquiry);
    const takesReplies = organisation.deskEmail !== null;
    return send(tx, inquiry, {
      kind: 'inquiry.threat_held',
      ...toAsked(person, organisation),
      ...(person.isProved
        ? threatHeldMail(
            content,
            { ...threat, timezone: person.timezone, takesReplies },
            `${publicUrl}/dashboard/people`,
          )
        : threatWaitsMail(content, { takesReplies })),
    });
  },
});
