import { inquiries } from '@rostrum/contracts';
import { contractRoutes, route } from '../../plugins/contract-routes.ts';
import { createInquiryNotices } from './inquiry-notices.ts';
import { createInquiryWorkService } from './inquiry-work.service.ts';
import { createInquiryService } from './inquiries.service.ts';

export const inquiryRoutes = contractRoutes(({ config, clock, mail }) => {
  const inbox = createInquiryService({ clock });
  const work = createInquiryWorkService({
    clock,
    notices: createInquiryNotices({ mail, clock, publicUrl: config.publicUrl }),
  });
  return [
    route(inquiries.assignees, 'inquiry.assign', ({ db, session }) => inbox.assignees(db, session)),
    route(inquiries.list, 'inquiry.read', ({ db, session, query }) => inbox.list(db, session, query)),
    route(inquiries.get, 'inquiry.read', ({ db, session, params, request }) =>
      inbox.get(db, session, params.id, request),
    ),
    // Notes and replies share a call; the service asks for the right to the one that it is.
    route(inquiries.reply, 'inquiry.read', ({ db, session, params, body, request }) =>
      work.reply(db, { session, request, id: params.id }, body),
    ),
    route(inquiries.update, 'inquiry.assign', ({ db, session, params, body, request }) =>
      work.assign(db, { session, request, id: params.id }, body),
    ),
    route(inquiries.close, 'inquiry.close', ({ db, session, params, body, request }) =>
      work.close(db, { session, request, id: params.id }, body),
    ),
    route(inquiries.reopen, 'inquiry.close', ({ db, session, params, body, request }) =>
      work.reopen(db, { session, request, id: params.id }, body),
    ),
  ];
});
