import { inquirySetup } from '@rostrum/contracts/inquiries';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { setupService } from './setup.service.ts';

const action = 'inquiry.setup';

export const inquirySetupRoutes = contractRoutes(() => [
  route(inquirySetup.get, action, ({ db, session }) => setupService.get(db, session)),
  route(inquirySetup.saveTypes, action, ({ db, session, request, body }) =>
    setupService.save(db, { session, request }, 'types', body),
  ),
]);
