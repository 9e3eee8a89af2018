import type { InquiryDetail, ParsedBody } from '@rostrum/contracts';
import type { inquiryMeetings } from '@rostrum/contracts/inquiries';
import { ConflictError, InputError } from '@rostrum/server-kit';
import { type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { beginAct, finishAct, type ActContext, type InquiryActDeps } from '../inquiry-act.ts';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import { inquiryTeamRepository } from '../inquiry-team.repository.ts';
import { requireVersion } from '../inquiry-transitions.ts';
import { requireReplyable, sendReply, type Reply } from '../writing/send-reply.ts';
import { agreedText, cancelledText, offerText, type Zones } from '../meetings/meeting-words.ts';
import { meetingRepository, type MeetingRecord, type NewMeeting } from '../meetings/meetings.repository.ts';
import { proposedSlots } from '../meetings/proposed-slots.ts';

type Context = ActContext<'inquiry.reply'>;
interface Said extends Pick<Reply, 'body' | 'then' | 'tell' | 'step'> {
  /** What a colleague wrote themselves. */
  text?: string | undefined;
}

/** The desk arranges a meeting. Each act is a reply too, so the sender reads it where they read everything else. */
export function createMeetingService(deps: InquiryActDeps) {
  const { clock, notices } = deps;

  async function begin(tx: Transaction, context: Context, version: number) {
    const inquiry = await beginAct(tx, context);
    requireVersion(version, inquiry);
    const { timezone } = await inquiryTeamRepository.organisation(tx, inquiry.orgId);
    const zones: Zones = { sender: inquiry.timezone, organisation: timezone };
    return { inquiry, zones, current: await meetingRepository.ofInquiry(tx, inquiry) };
  }

  async function say(
    tx: Transaction,
    context: Context,
    { inquiry, said }: { inquiry: InquiryRecord; said: Said },
  ): Promise<InquiryDetail> {
    requireReplyable(inquiry, said, { by: context.session, now: clock() });
    const { text = '', ...rest } = said;
    // Times alone say nothing that could be cleared.
    const reply = { ...rest, files: { ofDraft: undefined }, needsNoClearance: text === '' };
    const sent = await sendReply(tx, deps, inquiry, { writer: context.session, reply });
    return finishAct(tx, context, { ...sent, now: clock() });
  }

  /** Takes the place of what was arranged before; who has an entry of that in a calendar is told that it is cancelled. */
  async function replace(
    tx: Transaction,
    { inquiry, current }: { inquiry: InquiryRecord; current: MeetingRecord | undefined },
    next: Omit<NewMeeting, 'orgId' | 'inquiryId'>,
  ): Promise<MeetingRecord> {
    if (current !== undefined) {
      await meetingRepository.change(tx, current, { state: 'cancelled' });
      if (current.agreedAt !== null)
        await notices.meetingSet(tx, inquiry, {
          meeting: { ...current, agreedAt: current.agreedAt },
          isCancelled: true,
          messageId: null,
        });
    }
    return meetingRepository.add(tx, { ...next, orgId: inquiry.orgId, inquiryId: inquiry.id });
  }

  return {
    offer: (
      db: Queryable,
      context: Context,
      { version, times, minutes, mode, place, text }: ParsedBody<typeof inquiryMeetings.offer>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { inquiry, zones, current } = await begin(tx, context, version);
        const offered = toCome(times, clock());
        const meeting = await replace(
          tx,
          { inquiry, current },
          {
            state: 'offered',
            times: offered,
            minutes,
            mode,
            place: place || null,
            arrangedBy: context.session.userId,
          },
        );
        const said: Said = {
          text,
          body: offerText(meeting, { text, zones }),
          then: 'waiting_seeker',
          step: {
            verb: 'inquiry.meeting_offered',
            text: `offered ${offered.length === 1 ? 'a time' : `${offered.length} times`} for a meeting`,
          },
        };
        return say(tx, context, { inquiry, said });
      }),

    agree: (
      db: Queryable,
      context: Context,
      { version, start, mode, place }: ParsedBody<typeof inquiryMeetings.agree>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { inquiry, zones, current } = await begin(tx, context, version);
        const slot = proposedSlots(inquiry).find((one) => one.start.getTime() === Date.parse(start));
        if (slot === undefined)
          throw InputError.field('start', 'Choose one of the times that were proposed.');
        if (slot.start <= clock()) throw InputError.field('start', 'Choose a time that is still to come.');
        const meeting = await replace(
          tx,
          { inquiry, current },
          {
            state: 'agreed',
            times: [slot.start],
            minutes: slot.minutes,
            mode,
            place: place || null,
            agreedAt: slot.start,
            arrangedBy: context.session.userId,
          },
        );
        const said: Said = {
          body: agreedText(meeting, slot.start, zones),
          step: { verb: 'inquiry.meeting_agreed', text: 'agreed to a time for a meeting' },
          tell: (inTx, changed, messageId) =>
            notices.meetingSet(inTx, changed, {
              meeting: { ...meeting, agreedAt: slot.start },
              isCancelled: false,
              messageId,
            }),
        };
        return say(tx, context, { inquiry, said });
      }),

    cancel: (
      db: Queryable,
      context: Context,
      { version, text }: ParsedBody<typeof inquiryMeetings.cancel>,
    ): Promise<InquiryDetail> =>
      transaction(db, async (tx) => {
        const { inquiry, zones, current } = await begin(tx, context, version);
        if (current === undefined) throw noMeeting();
        await meetingRepository.change(tx, current, { state: 'cancelled' });
        const { agreedAt } = current;
        const said: Said = {
          text,
          body: cancelledText(current, { text, zones }),
          step: {
            verb: 'inquiry.meeting_cancelled',
            text: agreedAt === null ? 'took back the times for a meeting' : 'cancelled the meeting',
          },
          ...(agreedAt !== null && {
            tell: (inTx, changed, messageId) =>
              notices.meetingSet(inTx, changed, {
                meeting: { ...current, agreedAt },
                isCancelled: true,
                messageId,
              }),
          }),
        };
        return say(tx, context, { inquiry, said });
      }),
  };
}

export type MeetingService = ReturnType<typeof createMeetingService>;

const noMeeting = () =>
  new ConflictError('No meeting is arranged any more. Look at what changed.', {
    code: 'invalid_transition',
    details: { allowed: [] },
  });

/** Each time once, in their order. */
function toCome(times: readonly string[], now: Date): Date[] {
  const dates = [...new Set(times.map((time) => Date.parse(time)))].sort((left, right) => left - right);
  if (dates.some((time) => time <= now.getTime()))
    throw InputError.field('times', 'Offer times that are still to come.');
  return dates.map((time) => new Date(time));
}
