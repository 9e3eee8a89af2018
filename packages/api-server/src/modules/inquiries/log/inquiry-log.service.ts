import type { ParsedQuery, RouteResponse } from '@rostrum/contracts';
import { inquiryActivityVerbs, type inquiryActivityLog } from '@rostrum/contracts/inquiries';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { iso, type Queryable } from '@rostrum/server-kit/database';
import { inquiryReachOf, restrictedRightOf } from '../inquiry-access.ts';
import { selectOpenableInquiries } from '../openable-inquiries.repository.ts';
import { inquiryLogRepository } from './inquiry-log.repository.ts';

const day = 86_400_000;

/** Every step of inquiries: the whole organisation for administrators, the own scope for agents. */
export function createInquiryLogService({ clock }: { clock: () => Date }) {
  return {
    async list(
      db: Queryable,
      session: Permitted<'inquiry.activity'>,
      { page_from, page_size, q, actor, what, days }: ParsedQuery<typeof inquiryActivityLog.list>,
    ): Promise<RouteResponse<typeof inquiryActivityLog.list>> {
      const orgId = organisationOf(session);
      const reach = inquiryReachOf(session);
      if (reach === null) return { items: [], total: 0, actors: [] };
      const filter = {
        orgId,
        reach,
        q,
        actor,
        verbs: what && inquiryActivityVerbs[what],
        since: days === undefined ? undefined : new Date(clock().getTime() - days * day),
      };
      const rows = await inquiryLogRepository.list(db, filter, { limit: page_size, offset: page_from });
      const total = await inquiryLogRepository.count(db, filter);
      const actors = await inquiryLogRepository.actors(db, { orgId, reach });
      const openable = await selectOpenableInquiries(
        db,
        orgId,
        rows.map(({ inquiryId }) => inquiryId),
      );
      const items = rows.map((row) => ({
        id: row.id,
        verb: row.verb,
        text: row.text,
        actor: { name: row.actorName, role: row.actorRole, image: null },
        entity: {
          type: 'inquiry',
          id: row.inquiryId,
          label: row.ref,
          href: openable.has(row.inquiryId) ? `/dashboard/inquiries/${row.inquiryId}` : null,
        },
        created_at: iso(row.createdAt),
        request_id: row.requestId,
        subject: row.restricted && restrictedRightOf(session, row.assigneeId) === 'none' ? null : row.subject,
      }));
      return { items, total, actors };
    },
  };
}
