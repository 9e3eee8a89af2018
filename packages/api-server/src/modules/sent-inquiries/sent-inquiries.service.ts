import type {
  ParsedBody,
  ParsedQuery,
  RouteResponse,
  SenderDetails,
  sentInquiries,
  TrackedInquiry,
} from '@rostrum/contracts';
import type { claimInquiry, moreTime, SentCopyText } from '@rostrum/contracts/inquiries';
import { type Queryable, type Transaction, runAsSystem, transaction } from '@rostrum/server-kit/database';
import {
  ConflictError,
  NotAllowedError,
  NotFoundError,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import {
  type AskFlow,
  attachUploads,
  type InquiryNotices,
  type InquiryRecord,
  closing,
  inquiryChangesRepository,
  inquiryHistoryRepository,
  inquirySteps,
  inquiryThreadRepository,
  isHeldBack,
  meetingRepository,
  reopening,
  trackingTokenHash,
} from '../inquiries/index.ts';
import { toDownloadPath } from '../uploads/index.ts';
import { markOpened } from '../notifications/index.ts';
import {
  maySeekerReply,
  maySeekerWithdraw,
  presentSent,
  presentTracked,
  seekerReopenDays,
} from './present-sent-inquiry.ts';
import { addSeekersMessage } from './add-seekers-message.ts';
import { claimInquiries } from './claim-inquiries.ts';
import { confirmAddress } from './confirm-address.ts';
import type { Ownership, SentKey } from './ownership.ts';
import { extendDeadline } from './extend-deadline.ts';
import { readSentWhole } from './read-sent-whole.ts';
import { endMeeting } from './end-meeting.ts';
import { type RefusedEmail, refuseEmail } from './refuse-email.ts';
import { presentSenderDetails } from './present-sender-details.ts';
import { closingHeld, reopeningHeld, showHeld } from './show-held.ts';
import { seekerActor } from './seeker-actor.ts';
import { takeMeetingTime } from './take-meeting-time.ts';
import { sentInquiryRepository } from './sent-inquiries.repository.ts';

export interface SentInquiryDeps {
  notices: InquiryNotices;
  flow: AskFlow;
  clock: () => Date;
  secrets: { attachment: Buffer };
}

type Reply = ParsedBody<typeof sentInquiries.reply>;

/** The seeker's side: what they sent, how far it is, adding to it, withdrawing it. */
const describeReply = ({ isClosed, isReopened }: { isClosed: boolean; isReopened: boolean }) => {
  if (isReopened) return 'replied and reopened it';
  return isClosed ? 'added to it after withdrawing it' : 'added to it';
};

/** The account that adds something; null for a guest. By email it is the one that the inquiry belongs to. */
function findAccount(owner: Ownership, { seekerId }: InquiryRecord): string | null {
  if ('session' in owner) return owner.session.userId;
  return 'mailed' in owner ? seekerId : null;
}

export function createSentInquiryService({ notices, flow, clock, secrets }: SentInquiryDeps) {
  async function keyOf(db: Queryable, owner: Ownership): Promise<SentKey> {
    if ('mailed' in owner) return owner.mailed;
    if ('session' in owner) {
      const own = await sentInquiryRepository.ownedBy(db, owner.session.userId, owner.id);
      if (own === undefined) throw new NotFoundError('This inquiry was not found among those you sent.');
      return own;
    }
    const { token } = owner;
    const link = await runAsSystem('the token of the link is what a guest is known by', () =>
      sentInquiryRepository.behindLink(db, trackingTokenHash(token)),
    );
    if (link === undefined)
      throw new NotFoundError(
        'This tracking link is not valid. Open the latest email about your inquiry and follow its link.',
      );
    if (link.expiresAt <= clock())
      throw new NotFoundError('This tracking link has expired. Call the desk, or send a new inquiry.', {
        code: 'gone',
      });
    return link;
  }

  /** Told from rows of the organisation; the repositories leave out what is the team's alone. */
  const tracked = (db: Queryable, { id, orgId, isMailed = false }: SentKey): Promise<TrackedInquiry> =>
    runAsSystem('the log and the people of the organisation tell how far an inquiry is', async () => {
      const row = await sentInquiryRepository.find(db, id);
      if (row === undefined) throw new NotFoundError();
      const thread = await inquiryThreadRepository.ofSeeker(db, orgId, id);
      const changes = await inquiryHistoryRepository.statusChanges(db, orgId, id);
      const meeting = await meetingRepository.ofInquiry(db, { orgId, id });
      return presentTracked(row, { thread, changes, meeting, now: clock(), isMailed });
    });

  /** Finds the inquiry in the name of its owner, and holds and changes it in the name of the system. Answers it as it is then. */
  const onBehalf = (
    db: Queryable,
    owner: Ownership,
    work: (tx: Transaction, inquiry: InquiryRecord, key: SentKey) => Promise<void>,
  ): Promise<TrackedInquiry> =>
    transaction(db, async (tx) => {
      const key = await keyOf(tx, owner);
      const { orgId, id } = key;
      return runAsSystem('an inquiry lies in an organisation that its sender cannot write to', async () => {
        const inquiry = await inquiryChangesRepository.hold(tx, orgId, id);
        if (inquiry === undefined) throw new NotFoundError();
        await work(tx, inquiry, key);
        return tracked(tx, key);
      });
    });

  return {
    async list(
      db: Queryable,
      session: Permitted<'inquiry.send'>,
      query: ParsedQuery<typeof sentInquiries.list>,
    ): Promise<RouteResponse<typeof sentInquiries.list>> {
      const { state, type: types, page_from: offset, page_size: limit } = query;
      const counts = await sentInquiryRepository.count(db, session.userId, types);
      const rows = await runAsSystem(
        'people who were asked are named also when their profiles are withdrawn',
        () => sentInquiryRepository.list(db, { seekerId: session.userId, state, types, offset, limit }),
      );
      return { items: rows.map(presentSent), total: counts[state], open_total: counts.open };
    },

    async senderDetails(db: Queryable, session: Permitted<'inquiry.send'>): Promise<SenderDetails> {
      return presentSenderDetails(
        await sentInquiryRepository.lastOfEachType(db, session.userId),
        await sentInquiryRepository.senderProfile(db, session.userId),
      );
    },

    /** What was asked, as it was sent. */
    async copy(db: Queryable, session: Permitted<'inquiry.send'>, id: string): Promise<SentCopyText> {
      const text = await sentInquiryRepository.textOf(db, session.userId, id);
      if (text === undefined) throw new NotFoundError('This inquiry was not found among those you sent.');
      return text;
    },

    async get(db: Queryable, owner: Ownership): Promise<TrackedInquiry> {
      const key = await keyOf(db, owner);
      if ('session' in owner) await markOpened(db, owner.session, { entityId: key.id, now: clock() });
      return tracked(db, key);
    },

    /** Where a file of the thread can be fetched; notes of the team are not in the thread, and neither are their files. */
    async openFile(db: Queryable, owner: Ownership, attachmentId: string): Promise<{ path: string }> {
      const { orgId, id } = await keyOf(db, owner);
      const thread = await runAsSystem('the thread of the organisation is read for its sender', () =>
        inquiryThreadRepository.ofSeeker(db, orgId, id),
      );
      if (!thread.some(({ attachments }) => attachments.some((file) => file.id === attachmentId)))
        throw new NotFoundError('This file is not there. Reload the inquiry to see what is attached.');
      return { path: toDownloadPath(secrets.attachment, attachmentId, clock()) };
    },

    /** The whole email that a message of the thread was taken from. */
    wholeMessage: async (db: Queryable, owner: Ownership, messageId: string): Promise<{ text: string }> =>
      readSentWhole(db, await keyOf(db, owner), messageId),

    /**
     * Adds to the thread. What waited for the seeker, or was closed by the team within two weeks, is open again; what the
     * seeker withdrew stays withdrawn unless `reopen` is set.
     */
    reply: (
      db: Queryable,
      owner: Ownership,
      { body, attachments, attachments_key: guestKey, reopen = false }: Reply,
      request: RequestInfo,
    ): Promise<TrackedInquiry> =>
      onBehalf(db, owner, async (tx, inquiry) => {
        const now = clock();
        const shown = showHeld(inquiry);
        if (!maySeekerReply(shown, now))
          throw new ConflictError(
            `This inquiry was closed more than ${seekerReopenDays} days ago. Send a new one.`,
            {
              code: 'invalid_transition',
              details: { allowed: [] },
            },
          );
        const channel = 'mailed' in owner ? 'email' : 'web';
        const { id: messageId } = await addSeekersMessage(tx, inquiry, {
          body,
          now,
          channel,
          wholeText: 'mailed' in owner ? owner.wholeText : null,
        });
        const files = await attachUploads(
          tx,
          {
            orgId: inquiry.orgId,
            inquiryId: inquiry.id,
            messageId,
            userId: findAccount(owner, inquiry),
          },
          { ids: attachments, guestKey, now },
        );
        const isClosed = shown.status === 'closed';
        const isReopened = isClosed && (reopen || inquiry.outcome !== 'withdrawn');
        const isBack = shown.status === 'waiting_seeker' || isReopened;
        const changed = await inquiryChangesRepository.change(tx, inquiry, {
          ...(isBack && (isHeldBack(inquiry) ? reopeningHeld : reopening)),
          ...(channel === 'email' && { emailConfirmedAt: inquiry.emailConfirmedAt ?? now }),
          lastMessageAt: now,
          lastMessageBy: 'seeker',
        });
        // Spam is answered like everything else and kept, but no one is bothered with it.
        if (!isHeldBack(changed)) await notices.seekerReplied(tx, changed, { body, files });
        await inquirySteps.record(
          tx,
          changed,
          { actor: seekerActor(changed), request },
          {
            verb: 'inquiry.seeker_replied',
            text: `${describeReply({ isClosed, isReopened })}${channel === 'email' ? ', by email' : ''}`,
            isSeekersToo: true,
            ...(isBack && { before: { status: shown.status }, after: { status: 'open' } }),
          },
        );
      }),

    /** Records that an email of or about the inquiry was not added. */
    refuseEmail: (
      db: Queryable,
      owner: Extract<Ownership, { mailed: SentKey }>,
      refused: RefusedEmail,
      request: RequestInfo,
    ): Promise<TrackedInquiry> =>
      onBehalf(db, owner, (tx, inquiry) => refuseEmail(tx, inquiry, { ...refused, notices, request })),

    /** Allows more time, and says so in the thread. */
    extend: (
      db: Queryable,
      owner: Ownership,
      { deadline_at: deadlineAt }: ParsedBody<typeof moreTime>,
      request: RequestInfo,
    ): Promise<TrackedInquiry> =>
      onBehalf(db, owner, (tx, inquiry) =>
        extendDeadline(tx, inquiry, { deadlineAt, notices, now: clock(), request }),
      ),

    /** Gives the account everything that was sent from its address without one. */
    claim: (
      db: Queryable,
      session: Permitted<'inquiry.send'>,
      { token }: ParsedBody<typeof claimInquiry>,
      request: RequestInfo,
    ): Promise<{ id: string }> =>
      transaction(db, async (tx) => {
        const { id } = await keyOf(tx, { token });
        const claimed = await claimInquiries(tx, session, request);
        const own = await sentInquiryRepository.ownedBy(tx, session.userId, id);
        if (own === undefined && !claimed.includes(id))
          throw new NotAllowedError(
            `This inquiry was not sent from ${session.email}, the address of your account. Its tracking link goes on working.`,
          );
        return { id };
      }),

    /** A guest reads the mailbox that the inquiry names: they pressed the button behind a link that only it was sent. */
    confirmAddress: (
      db: Queryable,
      owner: { token: string },
      request: RequestInfo,
    ): Promise<TrackedInquiry> =>
      onBehalf(db, owner, (tx, inquiry, { isMailed = false }) =>
        confirmAddress(tx, inquiry, { isMailed, now: clock(), request }),
      ),

    /** Chooses one of the times that the desk offers for a meeting. */
    takeMeetingTime: (
      db: Queryable,
      owner: Ownership,
      { at }: { at: string },
      request: RequestInfo,
    ): Promise<TrackedInquiry> =>
      onBehalf(db, owner, (tx, inquiry) =>
        takeMeetingTime(tx, inquiry, { at, notices, now: clock(), request }),
      ),

    /** Ends it from the seeker's side; the team sees it closed as withdrawn. */
    withdraw: (db: Queryable, owner: Ownership, request: RequestInfo): Promise<TrackedInquiry> =>
      onBehalf(db, owner, async (tx, inquiry) => {
        const shown = showHeld(inquiry);
        if (!maySeekerWithdraw(shown))
          throw new ConflictError('This inquiry is over and cannot be withdrawn any more.', {
            code: 'invalid_transition',
            details: { allowed: [] },
          });
        const changed = await inquiryChangesRepository.change(
          tx,
          inquiry,
          isHeldBack(inquiry) ? closingHeld(clock()) : closing('withdrawn', null, clock()),
        );
        await flow.endAll(tx, changed);
        await endMeeting(tx, changed, { notices, request });
        if (!isHeldBack(changed)) await notices.withdrawn(tx, changed);
        await inquirySteps.record(
          tx,
          changed,
          { actor: seekerActor(changed), request },
          {
            verb: 'inquiry.withdrawn',
            text: 'withdrew it',
            isSeekersToo: true,
            before: { status: shown.status },
            after: { status: 'closed', outcome: 'withdrawn' },
          },
        );
      }),
  };
}

export type SentInquiryService = ReturnType<typeof createSentInquiryService>;
