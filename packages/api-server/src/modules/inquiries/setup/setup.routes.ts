import { deskDuties, inquirySetup, publicHolidays, replyTemplates } from '@rostrum/contracts/inquiries';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { listPublicHolidays } from './list-public-holidays.ts';
import { createSetupService } from './setup.service.ts';
import { createTrySetupService, type TrySetupDeps } from './try-setup.service.ts';

const action = 'inquiry.setup';
/** Each goes through what is open. */
const trials = { limit: { points: 600, seconds: 3600 } };

export const inquirySetupRoutes = contractRoutes(({ clock, semantics }: TrySetupDeps) => {
  const setups = createSetupService({ clock });
  const trial = createTrySetupService({ clock, semantics });
  return [
    route(inquirySetup.get, action, ({ db, session }) => setups.get(db, session)),
    route(inquirySetup.saveTypes, action, ({ db, session, request, body }) =>
      setups.save(db, { session, request }, 'types', body),
    ),
    route(inquirySetup.saveRouting, action, ({ db, session, request, body }) =>
      setups.save(db, { session, request }, 'routing', body),
    ),
    route(inquirySetup.saveRota, action, ({ db, session, request, body }) =>
      setups.save(db, { session, request }, 'rota', body),
    ),
    route(inquirySetup.saveHours, action, ({ db, session, request, body }) =>
      setups.save(db, { session, request }, 'hours', body),
    ),
    route(inquirySetup.saveReplyTimes, action, ({ db, session, request, body }) =>
      setups.save(db, { session, request }, 'reply_times', body),
    ),
    route(inquirySetup.saveTemplates, action, ({ db, session, request, body }) =>
      setups.save(db, { session, request }, 'templates', body),
    ),
    route(inquirySetup.saveClearances, action, ({ db, session, request, body }) =>
      setups.save(db, { session, request }, 'clearances', body),
    ),
    route(inquirySetup.saveScreening, action, ({ db, session, request, body }) =>
      setups.save(db, { session, request }, 'screening', body),
    ),
    route(inquirySetup.saveRetention, action, ({ db, session, request, body }) =>
      setups.save(db, { session, request }, 'retention', body),
    ),
    route(inquirySetup.try, action, ({ db, session, body }) => trial.try(db, session, body), trials),
    route(deskDuties.get, 'inquiry.assign', ({ db, session }) => setups.duty(db, session)),
    route(publicHolidays.list, action, async ({ db, session, query }) =>
      listPublicHolidays({ ...query, from: await setups.today(db, session) }),
    ),
    route(replyTemplates.list, 'inquiry.reply', ({ db, session }) => setups.templates(db, session)),
  ];
});
