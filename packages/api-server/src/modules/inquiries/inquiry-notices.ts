import type { InquiryTypeId } from '@rostrum/contracts';
import type { Transaction } from '../../database/queryable.ts';
import type { MailOutbox, OutgoingMail } from '../../mail/mail-outbox.ts';
import {
  newTrackingToken,
  trackingExpiry,
  trackingPath,
  trackingTokenHash,
} from '../sent-inquiries/tracking-token.ts';
import { inquiryReachOf, restrictedRightOf, type InquiryViewer } from './inquiry-access.ts';
import { inquiryChangesRepository, type InquiryRecord } from './inquiry-changes.repository.ts';
import {
  inquiryTeamRepository,
  type AskedOrganisation,
  type AskedPerson,
  type TeamMember,
} from './inquiry-team.repository.ts';
import { inquiryThreadRepository, type PublicMessage } from './inquiry-thread.repository.ts';
import type { WrittenMail } from '../../mail/mail-layout.ts';
import {
  closedMail,
  newInquiryMail,
  receiptMail,
  replyMail,
  seekerReplyMail,
  withdrawnMail,
  type MailedInquiry,
} from './mails/inquiry-mails.ts';

export interface NoticeDeps {
  mail: MailOutbox;
  publicUrl: string;
  clock: () => Date;
}

interface Recipient {
  name: string;
  email: string;
}

/** Who is told what about an inquiry by mail. Takes public messages only: a note has no way into a mail. */
export function createInquiryNotices({ mail, publicUrl, clock }: NoticeDeps) {
  async function mailed(tx: Transaction, inquiry: InquiryRecord) {
    const organisation = await inquiryTeamRepository.organisation(tx, inquiry.orgId);
    const asked = await inquiryTeamRepository.askedPeople(tx, inquiry.orgId, inquiry.id);
    const content: MailedInquiry = {
      ref: inquiry.ref,
      type: inquiry.type as InquiryTypeId,
      subject: inquiry.subject,
      message: inquiry.message,
      fields: inquiry.fields,
      deadlineAt: inquiry.deadlineAt,
      restricted: inquiry.restricted,
      seeker: {
        name: `${inquiry.firstname} ${inquiry.lastname}`,
        firstname: inquiry.firstname,
        organization: outletOf(inquiry.fields) ?? inquiry.organization,
        timezone: inquiry.timezone,
        verified: inquiry.verified,
        isGuest: inquiry.seekerId === null,
      },
      recipients: asked.map(({ name }) => name),
      organisation,
    };
    return { content, organisation, asked };
  }

  const send = (tx: Transaction, inquiry: InquiryRecord, outgoing: Omit<OutgoingMail, 'orgId'>) =>
    mail.enqueue(tx, { orgId: inquiry.orgId, entity: { type: 'inquiry', id: inquiry.id }, ...outgoing });

  /** Head of every mail to the seeker; an answer by mail reaches the desk instead of nobody. */
  const toSeeker = (
    { firstname, lastname, email }: InquiryRecord,
    { name, deskEmail }: AskedOrganisation,
  ) => ({
    to: { name: `${firstname} ${lastname}`, email },
    fromName: name,
    ...(deskEmail !== null && { replyTo: deskEmail }),
  });
  const inboxUrl = ({ id }: InquiryRecord) => `${publicUrl}/dashboard/inquiries/${id}`;

  /** Where the seeker follows it: the own list, or for a guest a new link, good for 90 days. */
  async function trackingOf(tx: Transaction, inquiry: InquiryRecord): Promise<string> {
    if (inquiry.seekerId !== null) return `/dashboard/inquiries/sent/${inquiry.id}`;
    const token = newTrackingToken();
    await inquiryChangesRepository.addTrackingLink(tx, {
      tokenHash: trackingTokenHash(token),
      orgId: inquiry.orgId,
      inquiryId: inquiry.id,
      expiresAt: trackingExpiry(clock()),
    });
    return trackingPath(token);
  }

  /** To whoever is responsible and whoever spoke last, else to the desk. */
  async function sendToResponsible(
    tx: Transaction,
    inquiry: InquiryRecord,
    kind: string,
    write: (content: MailedInquiry, url: string) => WrittenMail,
  ): Promise<void> {
    const { content, organisation, asked } = await mailed(tx, inquiry);
    const author = await inquiryThreadRepository.lastTeamAuthor(tx, inquiry.orgId, inquiry.id);
    const ids = [inquiry.assigneeId, author].filter((id) => id !== null);
    const responsible: TeamMember[] = [];
    for (const id of ids) {
      const member = await inquiryTeamRepository.member(tx, inquiry.orgId, id);
      if (member) responsible.push(member);
    }
    const desk = await inquiryTeamRepository.desk(tx, inquiry.orgId);
    const told =
      responsible.length > 0 ? responsible : desk.filter((member) => isConcerned(member, inquiry, asked));
    const written = write(content, inboxUrl(inquiry));
    for (const to of distinct(told))
      await send(tx, inquiry, { kind, to, fromName: organisation.name, ...written });
  }

  return {
    /** Receipt to the seeker; announcement to the people asked and to the desk. Returns the tracking path. */
    async received(tx: Transaction, inquiry: InquiryRecord): Promise<string> {
      const { content, organisation, asked } = await mailed(tx, inquiry);
      const path = await trackingOf(tx, inquiry);
      await send(tx, inquiry, {
        kind: 'inquiry.receipt',
        ...toSeeker(inquiry, organisation),
        ...receiptMail(content, publicUrl + path),
      });
      const desk = await inquiryTeamRepository.desk(tx, inquiry.orgId);
      const announcement = newInquiryMail(content, inboxUrl(inquiry), clock());
      const told = distinct([...asked, ...desk.filter((member) => isConcerned(member, inquiry, asked))]);
      for (const to of told)
        await send(tx, inquiry, { kind: 'inquiry.new', to, fromName: organisation.name, ...announcement });
      return path;
    },

    /** The team's reply to the seeker; its delivery shows beside the message. */
    async replied(
      tx: Transaction,
      inquiry: InquiryRecord,
      message: Pick<PublicMessage, 'id' | 'visibility' | 'body' | 'authorName'>,
    ): Promise<void> {
      if (message.visibility !== 'all') throw new Error('An internal note is never mailed.');
      const { content, organisation } = await mailed(tx, inquiry);
      const written = replyMail(
        content,
        { author: message.authorName, body: message.body },
        publicUrl + (await trackingOf(tx, inquiry)),
      );
      await send(tx, inquiry, {
        kind: 'inquiry.reply',
        ...toSeeker(inquiry, organisation),
        entity: { type: 'inquiry_message', id: message.id },
        ...written,
      });
    },

    /** The seeker added something. */
    async seekerReplied(tx: Transaction, inquiry: InquiryRecord, body: string): Promise<void> {
      await sendToResponsible(tx, inquiry, 'inquiry.seeker_reply', (content, url) =>
        seekerReplyMail(content, body, url),
      );
    },

    /** The seeker needs no answer any more. */
    async withdrawn(tx: Transaction, inquiry: InquiryRecord): Promise<void> {
      await sendToResponsible(tx, inquiry, 'inquiry.withdrawn', withdrawnMail);
    },

    /** The end, in words that say nothing of the outcome. */
    async closed(tx: Transaction, inquiry: InquiryRecord): Promise<void> {
      const { content, organisation } = await mailed(tx, inquiry);
      await send(tx, inquiry, {
        kind: 'inquiry.closed',
        ...toSeeker(inquiry, organisation),
        ...closedMail(content, publicUrl + (await trackingOf(tx, inquiry))),
      });
    },
  };
}

export type InquiryNotices = ReturnType<typeof createInquiryNotices>;

const outletOf = (fields: Record<string, unknown>) =>
  typeof fields.outlet === 'string' ? fields.outlet : null;

/** Whether a member of the desk is told of an inquiry: by the same rules by which the inbox shows it. */
function isConcerned(member: TeamMember, inquiry: InquiryRecord, asked: readonly AskedPerson[]): boolean {
  const viewer: InquiryViewer = {
    userId: member.userId,
    role: member.role,
    personId: member.personId,
    scopes: member.scopes,
  };
  const reach = inquiryReachOf(viewer);
  if (reach === null || (inquiry.restricted && restrictedRightOf(viewer, inquiry.assigneeId) === 'none'))
    return false;
  if (reach.kind !== 'scope') return true;
  return asked.some(
    ({ department, tags }) =>
      (department !== null && reach.departments.includes(department)) ||
      tags.some((tag) => reach.tags.includes(tag)),
  );
}

function distinct(recipients: readonly Recipient[]): Recipient[] {
  const byAddress = new Map(recipients.map(({ name, email }) => [email.toLowerCase(), { name, email }]));
  return [...byAddress.values()];
}
