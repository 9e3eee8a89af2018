import type { Transaction } from '@rostrum/server-kit/database';
import { askPeopleRepository } from './ask-people.repository.ts';
import { inquiryAskRepository } from './inquiry-asks.repository.ts';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import { notifySeeker, senderOf } from './inquiry-notifications.ts';
import type { AskedOrganisation } from './inquiry-team.repository.ts';
import * as guestMails from './mails/announcing-mails.ts';
import type { MailedInquiry } from './mails/inquiry-mails.ts';
import { isUnproved, toAsked, toSeeker } from './mails/mail-heads.ts';
import { momentIn } from './mails/mail-times.ts';
import { meetingMail } from './mails/meeting-mails.ts';
import { describeMeeting } from './meetings/meeting-words.ts';
import { inviteFile, type AgreedMeeting } from './meetings/write-invite.ts';
import type { MeetingRecord } from './meetings/meetings.repository.ts';
import type { InquiryMail, MailToResponsible } from './notice-deps.ts';

export interface MeetingNews {
  meeting: MeetingRecord & AgreedMeeting;
  isCancelled: boolean;
  /** The message that says so in the thread, beside which the delivery shows; null where the sender wrote it. */
  messageId: string | null;
}

interface MeetingNoticeDeps {
  mailed: (
    tx: Transaction,
    inquiry: InquiryRecord,
  ) => Promise<{ content: MailedInquiry; organisation: AskedOrganisation }>;
  send: (tx: Transaction, inquiry: InquiryRecord, mail: InquiryMail) => Promise<unknown>;
  sendToResponsible: (tx: Transaction, inquiry: InquiryRecord, mail: MailToResponsible) => Promise<void>;
  mailedTracking: (tx: Transaction, inquiry: InquiryRecord) => Promise<string>;
  inboxUrl: (inquiry: InquiryRecord) => string;
  clock: () => Date;
}

/** Who is told of a meeting that is agreed or cancelled, each with an entry for their calendar. */
export function createMeetingNotices(deps: MeetingNoticeDeps) {
  const { mailed, send, sendToResponsible, mailedTracking, inboxUrl, clock } = deps;

  /** The mail to one reader. What is restricted stays inside, the calendar entry included. */
  const write = (
    content: MailedInquiry,
    { meeting, isCancelled }: MeetingNews,
    reader: { zone: string; with: string; button: { label: string; href: string } },
  ) => ({
    ...meetingMail(
      content,
      {
        moment: momentIn(reader.zone, meeting.agreedAt),
        what: describeMeeting(meeting),
        place: meeting.place,
        isCancelled,
      },
      reader,
    ),
    ...(!content.restricted && {
      attachment: inviteFile(meeting, {
        summary: `Meeting with ${reader.with}`,
        url: reader.button.href,
        isCancelled,
        now: clock(),
      }),
    }),
  });

  async function toSender(tx: Transaction, inquiry: InquiryRecord, news: MeetingNews): Promise<void> {
    const { content, organisation } = await mailed(tx, inquiry);
    const href = await mailedTracking(tx, inquiry);
    await send(tx, inquiry, {
      kind: 'inquiry.meeting',
      ...toSeeker(inquiry, organisation),
      ...(news.messageId !== null && { entity: { type: 'inquiry_message', id: news.messageId } }),
      ...(isUnproved(inquiry)
        ? guestMails.guestMeetingMail(content, href)
        : write(content, news, {
            zone: inquiry.timezone,
            with: organisation.name,
            button: { label: 'Open your inquiry', href },
          })),
    });
    await notifySeeker(tx, inquiry, {
      actor: organisation.name,
      text: news.isCancelled ? 'cancelled the meeting' : 'agreed to a meeting',
      now: clock(),
    });
  }

  /** Experts who said yes come to it; those whose address is not proved are asked to look. */
  async function toExperts(tx: Transaction, inquiry: InquiryRecord, news: MeetingNews): Promise<void> {
    const { content, organisation } = await mailed(tx, inquiry);
    const asks = await inquiryAskRepository.ofInquiry(tx, inquiry);
    const ids = asks.filter(({ state }) => state === 'accepted').map(({ personId }) => personId);
    for (const person of await askPeopleRepository.find(tx, inquiry.orgId, [...new Set(ids)]))
      if (person.isProved)
        await send(tx, inquiry, {
          kind: 'inquiry.meeting',
          ...toAsked(person, organisation),
          ...write(content, news, {
            zone: person.timezone,
            with: senderOf(inquiry),
            button: { label: 'Open the inquiry', href: inboxUrl(inquiry) },
          }),
        });
  }

  return {
    /** The desk agreed or cancelled: the sender and the experts are told. */
    async meetingSet(tx: Transaction, inquiry: InquiryRecord, news: MeetingNews): Promise<void> {
      await toSender(tx, inquiry, news);
      await toExperts(tx, inquiry, news);
    },

    /** The sender chose a time, or withdrew: everybody else is told, and the sender has the entry too. */
    async meetingSetBySender(tx: Transaction, inquiry: InquiryRecord, news: MeetingNews): Promise<void> {
      await toSender(tx, inquiry, news);
      await toExperts(tx, inquiry, news);
      const { organisation } = await mailed(tx, inquiry);
      await sendToResponsible(tx, inquiry, {
        notice: {
          kind: 'reply',
          actor: senderOf(inquiry),
          text: news.isCancelled ? 'cancelled the meeting' : 'agreed to a time for the meeting',
        },
        kind: 'inquiry.meeting',
        write: (content, href) =>
          write(content, news, {
            zone: organisation.timezone,
            with: senderOf(inquiry),
            button: { label: 'Open the inquiry', href },
          }),
      });
    },
  };
}
