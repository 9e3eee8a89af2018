import type { RouteResponse } from '@rostrum/contracts';
import type { mailingLists } from '@rostrum/contracts/inquiries';
import { organisationOf } from '@rostrum/server-kit';
import { iso, type Queryable, runAsSystem } from '@rostrum/server-kit/database';
import { deliveriesRepository } from './deliveries.repository.ts';
import type { ListSession } from './lists.service.ts';

/** Who got an inquiry, from what was recorded when it was sent. */
export async function findDeliveries(
  db: Queryable,
  session: ListSession,
  inquiryId: string,
): Promise<RouteResponse<(typeof mailingLists)['deliveries']>> {
  const orgId = organisationOf(session);
  const rows = await runAsSystem('the outbox belongs to the installation', () =>
    deliveriesRepository.ofInquiry(db, orgId, inquiryId),
  );
  return {
    items: rows.map(({ list, email, at, status }) => ({
      list,
      email,
      at: iso(at),
      state: status === 'failed' ? 'failed' : status === 'sent' ? 'sent' : 'queued',
    })),
  };
}
