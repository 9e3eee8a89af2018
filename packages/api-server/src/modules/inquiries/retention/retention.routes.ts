import { inquiryRetention, legalHolds } from '@rostrum/contracts/inquiries';
import { organisationOf } from '@rostrum/server-kit';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createOrganisationHoldService } from './organisation-hold.service.ts';
import { createRetentionService } from './retention.service.ts';

const action = 'inquiry.setup';
/** Each counts what is closed. */
const previews = { limit: { points: 600, seconds: 3600 } };

export const retentionRoutes = contractRoutes(({ clock }: { clock: () => Date }) => {
  const retention = createRetentionService({ clock });
  const organisation = createOrganisationHoldService({ clock });
  return [
    route(
      inquiryRetention.preview,
      action,
      ({ db, session, query }) => retention.preview(db, session, query),
      previews,
    ),
    route(legalHolds.list, action, async ({ db, session, query }) => ({
      ...(await retention.list(db, session, query)),
      organisation: await organisation.find(db, organisationOf(session)),
    })),
    route(legalHolds.set, action, ({ db, session, request, body }) =>
      retention.set(db, { session, request }, body),
    ),
    route(legalHolds.lift, action, ({ db, session, request, params }) =>
      retention.lift(db, { session, request }, params.id),
    ),
    route(legalHolds.setAll, action, ({ db, session, request, body }) =>
      organisation.set(db, { session, request }, body),
    ),
    route(legalHolds.liftAll, action, ({ db, session, request }) =>
      organisation.lift(db, { session, request }),
    ),
  ];
});
