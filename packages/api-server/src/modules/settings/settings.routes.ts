import { settings } from '@rostrum/contracts';
import { licenses, timezone } from '@rostrum/contracts/settings';
import type { Database } from '@rostrum/server-kit/database';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createContactService } from './contact.service.ts';
import { createLicenseService } from './licenses/licenses.service.ts';
import { createTimezoneService } from './timezone/timezone.service.ts';

export const settingsRoutes = contractRoutes((deps: { db: Database; clock: () => Date }) => {
  const contact = createContactService(deps);
  const timezones = createTimezoneService(deps);
  const seats = createLicenseService(deps);
  return [
    route(settings.getContact, 'settings.own', ({ session }) => contact.get(session)),
    route(settings.updateContact, 'settings.own', ({ session, request, body }) =>
      contact.update(session, request, body),
    ),
    route(licenses.get, 'license.manage', ({ session }) => seats.get(session)),
    route(licenses.holders, 'license.manage', ({ session, query }) => seats.holders(session, query)),
    route(timezone.get, 'timezone.manage', ({ session }) => timezones.get(session)),
    route(timezone.changeOrganisation, 'timezone.manage', ({ session, request, body }) =>
      timezones.changeOrganisation(session, request, body),
    ),
    route(timezone.changeOwn, 'timezone.manage', ({ session, request, body }) =>
      timezones.changeOwn(session, request, body),
    ),
  ];
});
