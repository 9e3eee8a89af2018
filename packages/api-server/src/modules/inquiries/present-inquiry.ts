import { shortenText } from '@rostrum/contracts';
import type { InquiryDetail, InquiryMessage, InquirySummary } from '@rostrum/contracts';
import { allowedActs, restrictedRightOf, type InquiryViewer } from './inquiry-access.ts';
import type { InquiryDetailRow, InquirySummaryRow } from './inquiries.repository.ts';
import { toAttachment } from '../uploads/index.ts';
import type { MeetingRecord } from './meetings/meetings.repository.ts';
import { presentMeeting } from './meetings/present-meeting.ts';
import type { ThreadMessage } from './inquiry-thread.repository.ts';

type InquiryActivity = InquiryDetail['activity'][number];

const longestExcerpt = 160;
const excerptOf = (body: string) => {
  return shortenText(body.replace(/\s+/g, ' ').trim(), longestExcerpt + 1);
};
const iso = (at: Date | null) => (at === null ? null : at.toISOString());

/** Anonymous donors are named to those alone who read the whole inquiry. */
const withheldName = 'Name withheld';

/** One row of the inbox. Of a restricted inquiry only its being there, for those without the right to it. */
export function presentSummary(row: InquirySummaryRow, viewer: InquiryViewer): InquirySummary {
  const right = row.restricted ? restrictedRightOf(viewer, row.assigneeId) : 'all';
  const isHidden = right === 'none';
  const isNameless = isHidden || row.anonymous;
  return {
    id: row.id,
    ref: row.ref,
    type: row.type,
    subject: isHidden ? 'Restricted inquiry' : row.subject,
    excerpt: row.restricted ? restrictedExcerpt(row, isHidden) : excerptOf(row.excerpt),
    status: row.status,
    restricted: row.restricted,
    deadline_at: iso(row.deadlineAt),
    created_at: row.createdAt.toISOString(),
    last_message_at: row.lastMessageAt.toISOString(),
    last_message_by: row.lastMessageBy,
    sender: {
      name: isNameless ? withheldName : `${row.firstname} ${row.lastname}`,
      organization: isNameless ? null : row.organization,
      verified: !isNameless && row.verified,
    },
    recipients: row.recipients,
    assignee:
      row.assigneeId === null
        ? null
        : { id: row.assigneeId, name: row.assigneeName ?? '', image: row.assigneeImage },
    unread: row.unread,
    tags: isHidden ? [] : row.tags,
  };
}

const restrictedExcerpt = (row: InquirySummaryRow, isHidden: boolean) => {
  if (isHidden) return 'Restricted. Ask an administrator to assign it to you.';
  return row.anonymous ? 'Restricted. Open to read.' : 'Restricted. Open to read; reading is logged.';
};

export interface DetailParts {
  messages: readonly ThreadMessage[];
  activity: readonly InquiryActivity[];
  asks: InquiryDetail['asks'];
  watchers: InquiryDetail['watchers'];
  meeting: MeetingRecord | undefined;
  replyDueAt: Date | null;
  now: Date;
}

/** The whole inquiry for a viewer who may read it. */
export function presentDetail(
  row: InquiryDetailRow,
  viewer: InquiryViewer,
  { messages, activity, asks, watchers, meeting, replyDueAt, now }: DetailParts,
): InquiryDetail {
  const isPrivate = row.restricted && restrictedRightOf(viewer, row.assigneeId) === 'without_private';
  const isNameless = isPrivate && row.anonymous;
  const name = isNameless ? withheldName : `${row.firstname} ${row.lastname}`;
  return {
    ...presentSummary(row, viewer),
    excerpt: excerptOf(row.excerpt),
    version: row.version,
    message: row.message,
    fields: isPrivate ? withoutPrivateFields(row.fields) : row.fields,
    sender: {
      name,
      email: isNameless ? '' : row.email,
      phone: isNameless ? null : row.phone,
      organization: isNameless ? null : row.organization,
      job_title: isNameless ? null : row.jobTitle,
      seeker_type: row.seekerType,
      timezone: row.timezone,
      country: row.country,
      verified: !isNameless && row.verified,
      email_confirmed: isNameless ? null : row.emailConfirmed,
    },
    messages: messages.map((message) => presentMessage(message, name)),
    activity: [...activity],
    asks,
    first_reply_at: iso(row.firstReplyAt),
    reply_missed_at: iso(row.replyMissedAt),
    late_reason: row.lateReason,
    reply_due_at: iso(replyDueAt),
    closed_at: iso(row.closedAt),
    outcome: row.outcome,
    outcome_note: row.outcomeNote,
    source: { page: row.sourcePage },
    meeting: presentMeeting(meeting, { summary: `Meeting with ${name}`, now }),
    merged_into: row.mergedInto,
    merged: row.merged,
    watchers: [...watchers],
    watching: watchers.some(({ id }) => id === viewer.userId),
    allowed: allowedActs(viewer, row, now),
    organisation_timezone: row.organisationTimezone,
  };
}

function withoutPrivateFields(fields: Record<string, unknown>): Record<string, unknown> {
  const { parties: _private, ...rest } = fields;
  return rest;
}

function presentMessage(message: ThreadMessage, senderName: string): InquiryMessage {
  return {
    id: message.id,
    author: {
      kind: message.authorKind,
      name: message.authorKind === 'seeker' ? senderName : message.authorName,
      image: message.authorImage,
    },
    visibility: message.visibility,
    body: message.body,
    attachments: message.attachments.map(toAttachment),
    created_at: message.createdAt.toISOString(),
    delivery: message.delivery,
    by_email: message.channel === 'email',
    has_whole: message.hasWhole,
    from_ref: message.fromRef,
  };
}
