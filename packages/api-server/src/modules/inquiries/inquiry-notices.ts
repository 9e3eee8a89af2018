import type { Transaction } from '@rostrum/server-kit/database';
import { toPlainName } from '@rostrum/server-kit/mail';
import { openTracking } from './open-tracking.ts';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import type { AttachedFile } from '../uploads/index.ts';
import { attachmentRepository } from './attachments/attachments.repository.ts';
import { isConcerned } from './is-concerned.ts';
import { splitAsked } from './split-asked.ts';
import { inquiryTeamRepository } from './inquiry-team.repository.ts';
import { notifySeeker, notifyTeam, senderOf } from './inquiry-notifications.ts';
import { distinctRecipients, quotedInMails, type Recipient } from './mails/quoted-in-mails.ts';
import * as guestMails from './mails/announcing-mails.ts';
import { isUnproved, toSeeker } from './mails/mail-heads.ts';
import { replyDueMail } from './mails/due-mails.ts';
import { momentIn } from './mails/mail-times.ts';
import { findResponsible } from './find-responsible.ts';
import type { InquiryMail, MailToResponsible, NoticeDeps, RepliedMessage } from './notice-deps.ts';
import { createAskNotices } from './ask-notices.ts';
import { heldUrgentMail } from './mails/held-urgent-mail.ts';
import { notifyMentioned, type MentioningNote } from './notify-mentioned.ts';
import { createMergeNotices } from './merge-notices.ts';
import { createRefusedEmailNotices } from './refused-email-notices.ts';
import { createClearanceNotices } from './clearance-notices.ts';
import { createMeetingNotices } from './meeting-notices.ts';
import { createThreatNotices } from './threat-notices.ts';
import { mentionedMail } from './mails/mentioned-mail.ts';
import {
  assignedMail,
  closedMail,
  newInquiryMail,
  receiptMail,
  replyMail,
  seekerReplyMail,
  withdrawnMail,
  type AnnouncementReason,
} from './mails/inquiry-mails.ts';

/** Who is told what about an inquiry by mail. Takes public messages only: a note has no way into a mail. */
export function createInquiryNotices({ mail, publicUrl, clock }: NoticeDeps) {
  async function mailed(tx: Transaction, inquiry: InquiryRecord) {
    const organisation = await inquiryTeamRepository.organisation(tx, inquiry.orgId);
    const asked = await inquiryTeamRepository.askedPeople(tx, inquiry.orgId, inquiry.id);
    const content = quotedInMails(inquiry, { organisation, asked });
    return { content, organisation, asked };
  }

  const send = (tx: Transaction, inquiry: InquiryRecord, outgoing: InquiryMail) =>
    mail.enqueue(tx, {
      orgId: inquiry.orgId,
      entity: { type: 'inquiry', id: inquiry.id },
      thread: { id: inquiry.id, takesAnswers: false },
      ...outgoing,
    });

  const mailedTracking = async (tx: Transaction, inquiry: InquiryRecord) =>
    publicUrl + (await openTracking(tx, inquiry, { now: clock(), isMailed: true }));

  const inboxUrl = ({ id }: InquiryRecord) => `${publicUrl}/dashboard/inquiries/${id}`;

  /** To whoever is responsible and whoever spoke last, else to the desk. */
  async function sendToResponsible(
    tx: Transaction,
    inquiry: InquiryRecord,
    { notice, kind, write, alsoTo = null }: MailToResponsible,
  ): Promise<void> {
    const { content, organisation, asked } = await mailed(tx, inquiry);
    const told = await findResponsible(tx, inquiry, { asked, alsoTo, now: clock() });
    const written = write(content, inboxUrl(inquiry));
    const atOnce = await notifyTeam(tx, inquiry, notice, { to: told, now: clock() });
    for (const to of distinctRecipients(told.filter(({ userId }) => atOnce.has(userId))))
      await send(tx, inquiry, { kind, to, fromName: organisation.name, ...written });
  }

  /** That there is an inquiry: whole to addresses that an account proves, without its text to all others. */
  async function announce(
    tx: Transaction,
    inquiry: InquiryRecord,
    { to, reason }: { to: readonly Recipient[]; reason: AnnouncementReason },
  ): Promise<void> {
    const { content, organisation } = await mailed(tx, inquiry);
    const announcement = newInquiryMail(content, {
      inboxUrl: inboxUrl(inquiry),
      now: clock(),
      reason,
      files: await attachmentRepository.ofFirstMessage(tx, inquiry),
    });
    for (const { name, email, isProved = true } of distinctRecipients(to))
      await send(tx, inquiry, {
        kind: 'inquiry.new',
        to: { name: isProved ? name : '', email },
        fromName: isProved ? organisation.name : toPlainName(organisation.name),
        ...(isProved ? announcement : guestMails.inquiryWaitsMail(content, inboxUrl(inquiry))),
      });
  }

  async function assigned(
    tx: Transaction,
    inquiry: InquiryRecord,
    { assigneeId, by, notBefore }: { assigneeId: string; by: string; notBefore?: Date | undefined },
  ) {
    const member = await inquiryTeamRepository.member(tx, inquiry.orgId, assigneeId);
    if (member === undefined) return;
    const notice = { kind: 'assigned', actor: by, text: 'assigned you an inquiry' } as const;
    const atOnce = await notifyTeam(tx, inquiry, notice, { to: [member], now: clock() });
    if (!atOnce.has(assigneeId)) return;
    const { content, organisation } = await mailed(tx, inquiry);
    await send(tx, inquiry, {
      kind: 'inquiry.assigned',
      notBefore,
      to: { name: member.name, email: member.email },
      fromName: organisation.name,
      ...assignedMail(content, { inboxUrl: inboxUrl(inquiry), now: clock(), by }),
    });
  }

  return {
    ...createAskNotices({ mailed, send, sendToResponsible, publicUrl, clock }),
    ...createMergeNotices({ mailed, send, mailedTracking }),
    ...createRefusedEmailNotices({ mailed, send, sendToResponsible, mailedTracking }),
    ...createClearanceNotices({ mailed, send, inboxUrl, clock }),
    ...createMeetingNotices({ mailed, send, sendToResponsible, mailedTracking, inboxUrl, clock }),
    ...createThreatNotices({ mailed, send, publicUrl }),

    /** Receipt to the seeker, whatever becomes of the inquiry. Returns the tracking path. */
    async received(tx: Transaction, inquiry: InquiryRecord): Promise<string> {
      const { content, organisation } = await mailed(tx, inquiry);
      const url = await mailedTracking(tx, inquiry);
      await send(tx, inquiry, {
        kind: 'inquiry.receipt',
        ...toSeeker(inquiry, organisation),
        ...(isUnproved(inquiry)
          ? guestMails.guestReceiptMail(content, url)
          : receiptMail(content, url, await attachmentRepository.ofFirstMessage(tx, inquiry))),
      });
      return openTracking(tx, inquiry, { now: clock(), isMailed: false });
    },

    /**
     * To the desk and to those asked who need no office: that it came, or was released. Whom a routing rule gave it to is
     * told that instead.
     */
    async arrived(tx: Transaction, inquiry: InquiryRecord, routedBy?: string): Promise<void> {
      const { asked } = await mailed(tx, inquiry);
      const desk = await inquiryTeamRepository.desk(tx, inquiry.orgId);
      const concerned = desk.filter((member) => isConcerned(member, inquiry, asked));
      const { held, experts } = splitAsked(asked, concerned);
      await announce(tx, inquiry, { to: experts, reason: { kind: 'asked' } });
      const assignee = routedBy === undefined ? null : inquiry.assigneeId;
      const others = concerned.filter(({ userId }) => userId !== assignee);
      await announce(tx, inquiry, { to: others, reason: { kind: 'desk', held } });
      if (assignee !== null && routedBy !== undefined)
        await assigned(tx, inquiry, { assigneeId: assignee, by: routedBy });
    },

    /** To the desk: one is held whose deadline is near. Nothing that its sender wrote is in it. */
    async heldUrgent(tx: Transaction, inquiry: InquiryRecord): Promise<void> {
      const { content, organisation, asked } = await mailed(tx, inquiry);
      const desk = await inquiryTeamRepository.desk(tx, inquiry.orgId);
      for (const member of desk.filter((each) => isConcerned(each, inquiry, asked)))
        await send(tx, inquiry, {
          kind: 'inquiry.held_urgent',
          to: { name: member.name, email: member.email },
          fromName: organisation.name,
          ...heldUrgentMail(content, {
            now: clock(),
            quarantineUrl: member.role === 'agent' ? null : `${publicUrl}/dashboard/inquiries/quarantine`,
          }),
        });
    },

    /** To those the desk passed it on to. Returns their names, for the history. */
    async passedOn(
      tx: Transaction,
      inquiry: InquiryRecord,
      { personIds, by }: { personIds: readonly string[]; by: string },
    ): Promise<string[]> {
      const asked = await inquiryTeamRepository.askedPeople(tx, inquiry.orgId, inquiry.id);
      const to = asked.filter(({ id }) => personIds.includes(id));
      await announce(tx, inquiry, { to, reason: { kind: 'passed_on', by } });
      return to.map(({ name }) => name);
    },

    /** To the one who was made responsible; nobody is mailed about what they did themselves. */
    async assigned(
      tx: Transaction,
      inquiry: InquiryRecord,
      {
        assigneeId,
        by,
        notBefore,
      }: { assigneeId: string; by: { userId: string; name: string }; notBefore?: Date },
    ): Promise<void> {
      if (assigneeId === by.userId) return;
      await assigned(tx, inquiry, { assigneeId, by: by.name, notBefore });
    },

    /**
     * To those of the desk whom a note names and whose inbox shows the inquiry. Returns their names, for the history.
     */
    async mentioned(tx: Transaction, inquiry: InquiryRecord, note: MentioningNote): Promise<string[]> {
      // Most notes name no one, and need not ask who there is.
      if (!note.text.includes('@')) return [];
      const { content, organisation, asked } = await mailed(tx, inquiry);
      const { told, atOnce } = await notifyMentioned(tx, inquiry, { note, asked, now: clock() });
      for (const to of distinctRecipients(atOnce))
        await send(tx, inquiry, {
          kind: 'inquiry.mentioned',
          to,
          fromName: organisation.name,
          ...mentionedMail(content, { inboxUrl: inboxUrl(inquiry), by: note.by.name }),
        });
      return told.map(({ name }) => name);
    },

    /** The team's reply to the seeker; its delivery shows beside the message. */
    async replied(tx: Transaction, inquiry: InquiryRecord, message: RepliedMessage): Promise<void> {
      if (message.visibility !== 'all') throw new Error('An internal note is never mailed.');
      const { content, organisation } = await mailed(tx, inquiry);
      const url = await mailedTracking(tx, inquiry);
      const written = isUnproved(inquiry)
        ? guestMails.guestReplyMail(content, url)
        : replyMail(
            content,
            { author: message.authorName, takesAnswers: mail.takesAnswers, ...message },
            url,
          );
      await send(tx, inquiry, {
        kind: 'inquiry.reply',
        ...toSeeker(inquiry, organisation),
        entity: { type: 'inquiry_message', id: message.id },
        ...written,
      });
      await notifySeeker(tx, inquiry, { actor: organisation.name, text: 'replied', now: clock() });
    },

    /** The seeker added something. */
    async seekerReplied(
      tx: Transaction,
      inquiry: InquiryRecord,
      reply: { body: string; files: readonly AttachedFile[] },
    ): Promise<void> {
      await sendToResponsible(tx, inquiry, {
        notice: { kind: 'reply', actor: senderOf(inquiry), text: 'replied' },
        kind: 'inquiry.seeker_reply',
        write: (content, url) => seekerReplyMail(content, reply, url),
      });
    },

    /** The seeker needs no answer any more. */
    async withdrawn(tx: Transaction, inquiry: InquiryRecord): Promise<void> {
      await sendToResponsible(tx, inquiry, {
        notice: { kind: 'reply', actor: senderOf(inquiry), text: 'withdrew the inquiry' },
        kind: 'inquiry.withdrawn',
        write: withdrawnMail,
      });
    },

    /** To whoever is responsible, else to the desk: a first reply is due soon or missed. */
    async replyDue(
      tx: Transaction,
      inquiry: InquiryRecord,
      { due, isMissed }: { due: Date; isMissed: boolean },
    ): Promise<void> {
      const { organisation } = await mailed(tx, inquiry);
      const at = momentIn(organisation.timezone, due);
      await sendToResponsible(tx, inquiry, {
        notice: {
          kind: 'due',
          actor: null,
          text: isMissed ? `First reply missed, due at ${at}` : `First reply due at ${at}`,
          // Whoever is responsible cannot switch this off; a whole desk can.
          isMailedAlways: isMissed && inquiry.assigneeId !== null,
        },
        kind: 'inquiry.reply_due',
        write: (content, url) => replyDueMail(content, { due, isMissed }, url),
      });
    },

    /** The end, in words that say nothing of the outcome. */
    async closed(tx: Transaction, inquiry: InquiryRecord, notBefore?: Date): Promise<void> {
      const { content, organisation } = await mailed(tx, inquiry);
      await send(tx, inquiry, {
        kind: 'inquiry.closed',
        notBefore,
        ...toSeeker(inquiry, organisation),
        ...(isUnproved(inquiry) ? guestMails.guestClosedMail : closedMail)(
          content,
          await mailedTracking(tx, inquiry),
        ),
      });
      const notice = { actor: organisation.name, text: 'closed your inquiry', now: clock() };
      await notifySeeker(tx, inquiry, notice);
    },

    /** An act on several inquiries was undone: what waited to be mailed about it is not. */
    async undone(tx: Transaction, { id }: InquiryRecord, since: Date): Promise<void> {
      await mail.takeBack(tx, {
        kinds: ['inquiry.closed', 'inquiry.assigned', 'inquiry.merged'],
        entity: { type: 'inquiry', id },
        since,
      });
    },
  };
}

export type InquiryNotices = ReturnType<typeof createInquiryNotices>;
