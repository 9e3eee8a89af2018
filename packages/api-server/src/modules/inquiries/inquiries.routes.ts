import type { MailOutbox } from '@rostrum/server-kit/mail';
import { inquiries } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createInquiryNotices } from './inquiry-notices.ts';
import { createInquiryDecisionService } from './inquiry-decisions.service.ts';
import { createInquiryReplyService } from './inquiry-replies.service.ts';
import { createInquiryService } from './inquiries.service.ts';

export const inquiryRoutes = contractRoutes(
  ({ config, clock, mail }: { config: { publicUrl: string }; clock: () => Date; mail: MailOutbox }) => {
    const inbox = createInquiryService({ clock });
    const deps = { clock, notices: createInquiryNotices({ mail, clock, publicUrl: config.publicUrl }) };
    const replies = createInquiryReplyService(deps);
    const decisions = createInquiryDecisionService(deps);
    return [
      route(inquiries.assignees, 'inquiry.assign', ({ db, session }) => inbox.assignees(db, session)),
      route(inquiries.list, 'inquiry.read', ({ db, session, query }) => inbox.list(db, session, query)),
      route(inquiries.get, 'inquiry.read', ({ db, session, params, request }) =>
        inbox.get(db, session, params.id, request),
      ),
      // Notes and replies share a call; the service asks for the right to the one that it is.
      route(inquiries.reply, 'inquiry.read', ({ db, session, params, body, request }) =>
        replies.reply(db, { session, request, id: params.id }, body),
      ),
      route(inquiries.update, 'inquiry.assign', ({ db, session, params, body, request }) =>
        decisions.assign(db, { session, request, id: params.id }, body),
      ),
      route(inquiries.passOn, 'inquiry.assign', ({ db, session, params, body, request }) =>
        decisions.passOn(db, { session, request, id: params.id }, body),
      ),
      route(inquiries.close, 'inquiry.close', ({ db, session, params, body, request }) =>
        decisions.close(db, { session, request, id: params.id }, body),
      ),
      route(inquiries.reopen, 'inquiry.close', ({ db, session, params, body, request }) =>
        decisions.reopen(db, { session, request, id: params.id }, body),
      ),
    ];
  },
);
