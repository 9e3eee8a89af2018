import type { MailOutbox } from '@rostrum/server-kit/mail';
import { quarantine } from '@rostrum/contracts/inquiries';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import type { ArrivalListener } from '../arrival-listener.ts';
import { createInquiryNotices } from '../inquiry-notices.ts';
import { createNotifyExpertService } from './notify-expert.service.ts';
import { createQuarantineService } from './quarantine.service.ts';

interface QuarantineDeps {
  config: { publicUrl: string };
  clock: () => Date;
  mail: MailOutbox;
  arrived: ArrivalListener;
}

export const quarantineRoutes = contractRoutes(({ config, clock, mail, arrived }: QuarantineDeps) => {
  const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
  const held = createQuarantineService({ notices, arrived, clock });
  const experts = createNotifyExpertService({ notices });
  return [
    route(quarantine.list, 'quarantine.manage', ({ db, session, query }) => held.list(db, session, query)),
    route(quarantine.get, 'quarantine.manage', ({ db, session, request, params }) =>
      held.get(db, { session, request }, params.id),
    ),
    route(quarantine.decide, 'quarantine.manage', ({ db, session, request, body }) =>
      held.decide(db, { session, request }, body),
    ),
    route(quarantine.notifyExpert, 'quarantine.manage', ({ db, session, request, params, body }) =>
      experts.notify(db, { session, request, id: params.id, personId: params.person_id }, body),
    ),
  ];
});
