import { settings } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createContactService } from './contact.service.ts';
import { createPasswordService } from '@rostrum/identity';

export const settingsRoutes = contractRoutes((deps) => {
  const contact = createContactService(deps);
  const password = createPasswordService(deps);
  return [
    route(settings.getContact, 'settings.own', ({ session }) => contact.get(session)),
    route(settings.updateContact, 'settings.own', ({ session, request, body }) =>
      contact.update(session, request, body),
    ),
    route(settings.changePassword, 'settings.own', ({ session, request, body }) =>
      password.change(session, request, body),
    ),
  ];
});
