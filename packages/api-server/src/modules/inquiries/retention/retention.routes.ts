import { inquiryRetention, legalHolds } from '@rostrum/contracts/inquiries';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createRetentionService } from './retention.service.ts';

const action = 'inquiry.setup';
/** Each counts what is closed. */
const previews = { limit: { points: 600, seconds: 3600 } };

export const retentionRoutes = contractRoutes(({ clock }: { clock: () => Date }) => {
  const retention = createRetentionService({ clock });
  return [
    route(
      inquiryRetention.preview,
      action,
      ({ db, session, query }) => retention.preview(db, session, query),
      previews,
    ),
    route(legalHolds.list, action, ({ db, session, query }) => retention.list(db, session, query)),
    route(legalHolds.set, action, ({ db, session, request, body }) =>
      retention.set(db, { session, request }, body),
    ),
    route(legalHolds.lift, action, ({ db, session, request, params }) =>
      retention.lift(db, { session, request }, params.id),
    ),
  ];
});
