import type { ParsedBody, ParsedQuery, RouteResponse } from '@rostrum/contracts';
import { formatList } from '@rostrum/contracts';
import type { inquiryRetention, legalHolds } from '@rostrum/contracts/inquiries';
import {
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivities, recordActivity } from '@rostrum/server-kit/audit';
import { iso, isoOrNull, type Queryable, transaction } from '@rostrum/server-kit/database';
import { dueInquiriesRepository } from './due-inquiries.repository.ts';
import { nextErasing } from './erase-due.job.ts';
import { legalHoldsRepository } from './legal-holds.repository.ts';

interface Act {
  session: Permitted<'inquiry.setup'>;
  request: RequestInfo;
}

const entityOf = ({ id, ref }: { id: string; ref: string }) => ({
  type: 'inquiry' as const,
  id,
  label: ref,
  href: `/dashboard/inquiries/${id}`,
});

/** How long inquiries are kept, and which of them nothing may erase. */
export function createRetentionService({ clock }: { clock: () => Date }) {
  return {
    async preview(
      db: Queryable,
      session: Act['session'],
      query: ParsedQuery<typeof inquiryRetention.preview>,
    ): Promise<RouteResponse<typeof inquiryRetention.preview>> {
      const at = nextErasing(clock());
      const { onHold, ...due } = await dueInquiriesRepository.count(db, {
        orgId: organisationOf(session),
        retention: {
          inquiry_days: query.inquiry_days ?? null,
          file_days: query.file_days ?? null,
          spam_days: query.spam_days ?? null,
        },
        now: at,
      });
      return { at: iso(at), ...due, on_hold: onHold };
    },

    async list(
      db: Queryable,
      session: Act['session'],
      { page_from, page_size }: ParsedQuery<typeof legalHolds.list>,
    ): Promise<RouteResponse<typeof legalHolds.list>> {
      const orgId = organisationOf(session);
      const rows = await legalHoldsRepository.list(db, orgId, { limit: page_size, offset: page_from });
      return {
        items: rows.map(({ closedAt, by, at, ...row }) => ({
          ...row,
          by: by ?? 'A former member',
          at: iso(at),
          closed_at: isoOrNull(closedAt),
        })),
        total: await legalHoldsRepository.count(db, orgId),
      };
    },

    /** All of them or none: one that is mistyped would otherwise be thought safe. */
    set: (
      db: Queryable,
      { session, request }: Act,
      { refs, reason }: ParsedBody<typeof legalHolds.set>,
    ): Promise<RouteResponse<typeof legalHolds.set>> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const asked = [...new Set(refs.map((ref) => ref.toUpperCase()))];
        const found = await legalHoldsRepository.lock(tx, orgId, asked);
        const unknown = asked.filter((ref) => !found.some((each) => each.ref === ref));
        if (unknown.length > 0)
          throw InputError.field(
            'refs',
            `There is no inquiry ${formatList(unknown)}, or it was erased. Nothing was put on hold.`,
          );
        const next = found.filter(({ isHeld }) => !isHeld);
        const key = { orgId, ids: next.map(({ id }) => id) };
        await legalHoldsRepository.set(tx, key, { reason, by: session.userId, at: clock() });
        await recordActivities(
          tx,
          next.map((inquiry) => ({
            actor: actorOf(session),
            request,
            orgId,
            verb: 'inquiry.legal_hold_set',
            text: `put it on legal hold: ${reason}`,
            entity: entityOf(inquiry),
            after: { reason },
          })),
        );
        return {
          held: next.map(({ ref }) => ref),
          already: found.filter(({ isHeld }) => isHeld).map(({ ref }) => ref),
        };
      }),

    lift: (
      db: Queryable,
      { session, request }: Act,
      id: string,
    ): Promise<RouteResponse<typeof legalHolds.lift>> =>
      transaction(db, async (tx) => {
        const orgId = organisationOf(session);
        const lifted = await legalHoldsRepository.lift(tx, orgId, id);
        if (lifted === undefined) throw new NotFoundError('This inquiry is not on legal hold any more.');
        await recordActivity(tx, {
          actor: actorOf(session),
          request,
          orgId,
          verb: 'inquiry.legal_hold_lifted',
          text: 'lifted its legal hold',
          entity: entityOf(lifted),
          before: { reason: lifted.reason, held_since: iso(lifted.at) },
        });
        return { ref: lifted.ref };
      }),
  };
}
