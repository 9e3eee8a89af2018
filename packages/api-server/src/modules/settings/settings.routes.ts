import { settings } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createContactService } from './contact.service.ts';

export const settingsRoutes = contractRoutes((deps: { db: Database }) => {
  const contact = createContactService(deps);
  return [
    route(settings.getContact, 'settings.own', ({ session }) => contact.get(session)),
    route(settings.updateContact, 'settings.own', ({ session, request, body }) =>
      contact.update(session, request, body),
    ),
  ];
});
