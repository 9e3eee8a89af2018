import { formatList, type ParsedBody, type RouteResponse } from '@rostrum/contracts';
import type { HeldReply, inquiryClearances } from '@rostrum/contracts/inquiries';
import {
  ConflictError,
  InputError,
  NotAllowedError,
  NotFoundError,
  organisationOf,
  permit,
} from '@rostrum/server-kit';
import { type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { attachmentRepository } from '../attachments/attachments.repository.ts';
import { beginAct, type ActContext, type InquiryActDeps } from '../inquiry-act.ts';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import { acting, inquirySteps } from '../inquiry-steps.ts';
import { inquiryTeamRepository, type TeamMember } from '../inquiry-team.repository.ts';
import { readableInquiry } from '../inquiries.service.ts';
import { isConcerned } from '../is-concerned.ts';
import { presentHeld } from './drafts.service.ts';
import { heldReplyRepository } from './held-replies.repository.ts';
import type { HeldReplyService } from './held-replies.service.ts';
import { readClearancePlan, requirePlannedSteps } from './require-no-clearance.ts';
import { clearanceRepository, type ClearanceRecord } from '../inquiry-clearances.repository.ts';
import { presentClearances } from './present-clearances.ts';

type Context = ActContext<'inquiry.assign'>;
type Asked = ParsedBody<typeof inquiryClearances.ask>;

/** Replies that others clear before they go out, one after the other. */
export function createClearanceService({
  notices,
  clock,
  held,
}: InquiryActDeps & { held: HeldReplyService }) {
  /** Approvers by the step, each of whom can read what they are asked about. */
  async function findApprovers(
    tx: Transaction,
    inquiry: InquiryRecord,
    { steps, writerId }: { steps: Asked['steps']; writerId: string },
  ): Promise<TeamMember[]> {
    const desk = await inquiryTeamRepository.desk(tx, inquiry.orgId);
    const asked = await inquiryTeamRepository.askedPeople(tx, inquiry.orgId, inquiry.id);
    return steps.map(({ approver_id: id }) => {
      const member = desk.find(({ userId }) => userId === id);
      if (member === undefined)
        throw InputError.field('steps', 'Choose colleagues of the desk who can open this inquiry.');
      if (!isConcerned(member, inquiry, asked))
        throw InputError.field('steps', `${member.name} cannot open this inquiry. Choose someone who can.`);
      if (id === writerId)
        throw InputError.field('steps', 'Choose a colleague: your own reply is cleared by others.');
      return member;
    });
  }

  /** The step whose turn it is, for the one who decides it. */
  async function findTurn(
    tx: Transaction,
    { session }: Context,
    held: { orgId: string; id: string },
    stepId: string,
  ) {
    const steps = await clearanceRepository.ofReply(tx, held.orgId, held.id);
    const step = steps.find(({ id }) => id === stepId);
    if (step === undefined) throw new NotFoundError('This clearance was not found. Reload the inquiry.');
    if (step.approverId !== session.userId)
      throw new NotAllowedError('This clearance is for a colleague. Only they can give it.');
    if (step.state !== 'pending')
      throw new ConflictError(
        step.state === 'waiting'
          ? 'It is not your turn yet: an earlier clearance comes first.'
          : 'This clearance was decided already.',
        { code: 'invalid_transition', details: { status: step.state, allowed: [] } },
      );
    return { step, next: steps.find(({ position }) => position === step.position + 1) };
  }

  async function openStep(
    tx: Transaction,
    inquiry: InquiryRecord,
    { step, by }: { step: Pick<ClearanceRecord, 'orgId' | 'id' | 'name' | 'approverId'>; by: string },
  ): Promise<void> {
    await clearanceRepository.change(tx, step, { state: 'pending', openedAt: clock() });
    await notices.clearanceAsked(tx, inquiry, { to: step.approverId, by, step: step.name });
  }

  return {
    async list(
      db: Queryable,
      { session, id }: Pick<Context, 'session' | 'id'>,
    ): Promise<RouteResponse<typeof inquiryClearances.list>> {
      const { type } = await readableInquiry(db, session, id);
      const orgId = organisationOf(session);
      const key = { orgId, inquiryId: id };
      const steps = await clearanceRepository.ofInquiry(db, key);
      const replies = new Map<string, HeldReply>();
      for (const reply of await clearanceRepository.held(db, key))
        replies.set(
          reply.id,
          presentHeld(reply, await attachmentRepository.ofWriter(db, { ...key, userId: reply.userId })),
        );
      const names = await clearanceRepository.names(db, [
        ...new Set(steps.flatMap(({ approverId, writtenBy }) => [approverId, writtenBy])),
      ]);
      const plan = await readClearancePlan(db, { orgId, type });
      return {
        items: presentClearances(steps, { names, replies }),
        plan: plan === undefined ? null : { steps: plan.steps, is_required: plan.is_required },
      };
    },

    /** Holds a reply until everybody named has cleared it. The first is asked now. */
    ask: (db: Queryable, context: Context, { steps, ...reply }: Asked): Promise<HeldReply> =>
      transaction(db, async (tx) => {
        const { session, request } = context;
        const writer = permit(session, 'inquiry.reply');
        const inquiry = await beginAct(tx, context);
        await requirePlannedSteps(tx, inquiry, steps);
        const approvers = await findApprovers(tx, inquiry, { steps, writerId: session.userId });
        const waiting = await held.holdForClearance(tx, inquiry, { writer, reply });
        // One time for all: readers sort replies by it, and steps within a reply by their place.
        const createdAt = clock();
        await clearanceRepository.add(
          tx,
          steps.map(({ name, approver_id: approverId }, position) => ({
            orgId: inquiry.orgId,
            inquiryId: inquiry.id,
            replyId: waiting.id,
            position,
            name,
            approverId,
            writtenBy: session.userId,
            state: 'waiting' as const,
            createdAt,
          })),
        );
        const [first] = await clearanceRepository.ofReply(tx, inquiry.orgId, waiting.id);
        if (first !== undefined) await openStep(tx, inquiry, { step: first, by: session.name });
        await inquirySteps.record(tx, inquiry, acting(session, request), {
          verb: 'inquiry.clearance_asked',
          text: `asked for clearance of a reply: ${formatList(
            steps.map(({ name }, place) => `${name} (${approvers[place]?.name ?? ''})`),
          )}`,
          isSeekersToo: false,
        });
        return waiting;
      }),

    /** Gives a clearance or refuses it. The next is asked then; after the last the reply goes out. */
    decide: (
      db: Queryable,
      context: Context & { heldId: string },
      { step_id: stepId, approve, reason }: ParsedBody<typeof inquiryClearances.decide>,
    ): Promise<RouteResponse<typeof inquiryClearances.decide>> =>
      transaction(db, async (tx) => {
        const { session, request, heldId } = context;
        const inquiry = await beginAct(tx, context);
        const { step, next } = await findTurn(tx, context, { orgId: inquiry.orgId, id: heldId }, stepId);
        const reply = await heldReplyRepository.find(tx, heldId);
        if (reply?.inquiryId !== inquiry.id || !reply.inClearance || reply.returnedBecause !== null)
          throw new NotFoundError('This reply does not wait for clearance any more.');
        const decided = approve ? ('approved' as const) : ('rejected' as const);
        await clearanceRepository.change(tx, step, {
          state: decided,
          decidedAt: clock(),
          reason: approve ? null : (reason ?? ''),
        });
        await inquirySteps.record(tx, inquiry, acting(session, request), {
          verb: approve ? 'inquiry.clearance_given' : 'inquiry.clearance_refused',
          text: `${approve ? 'cleared' : 'refused to clear'} a reply: ${step.name}`,
          after: { step: step.name, state: decided },
          isSeekersToo: false,
        });
        if (!approve) {
          await clearanceRepository.withdraw(tx, inquiry.orgId, heldId);
          await heldReplyRepository.returnUncleared(tx, reply.id);
          await notices.clearanceRefused(tx, inquiry, {
            to: reply.userId,
            by: session.name,
            step: step.name,
          });
          return { sent: false };
        }
        if (next !== undefined) {
          const names = await clearanceRepository.names(tx, [reply.userId]);
          await openStep(tx, inquiry, { step: next, by: names.get(reply.userId) ?? 'A colleague' });
          return { sent: false };
        }
        return { sent: await held.letOut(tx, reply, inquiry) };
      }),
  };
}

export type ClearanceService = ReturnType<typeof createClearanceService>;
