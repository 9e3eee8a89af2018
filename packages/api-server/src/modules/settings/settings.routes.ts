import { settings } from '@rostrum/contracts';
import {
  directoryAccess,
  licenses,
  organisationProfiles,
  seekerProfiles,
  timezone,
} from '@rostrum/contracts/settings';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createContactService } from './contact.service.ts';
import { createDirectoryAccessService } from './directory/directory-access.service.ts';
import { createLicenseService } from './licenses/licenses.service.ts';
import { createSeatRequestService, type SeatRequestDeps } from './licenses/seat-requests.service.ts';
import { createOwnPhotoService } from './photo/own-photo.service.ts';
import { createOrganisationProfileService } from './profile/organisation-profile.service.ts';
import { createSeekerProfileService } from './seeker/seeker-profile.service.ts';
import { createTimezoneService } from './timezone/timezone.service.ts';

interface SettingsDeps extends SeatRequestDeps {
  uploadStore: FileStore;
}

export const settingsRoutes = contractRoutes((deps: SettingsDeps) => {
  const contact = createContactService(deps);
  const photo = createOwnPhotoService({ ...deps, readContact: contact.read });
  const timezones = createTimezoneService(deps);
  const directory = createDirectoryAccessService(deps);
  const profiles = createOrganisationProfileService(deps);
  const seekers = createSeekerProfileService(deps);
  const seats = createLicenseService(deps);
  const seatRequests = createSeatRequestService(deps);
  return [
    route(settings.getContact, 'settings.own', ({ session }) => contact.get(session)),
    route(settings.updateContact, 'settings.own', ({ session, request, body }) =>
      contact.update(session, request, body),
    ),
    route(settings.setPhoto, 'settings.own', ({ session, request, body }) =>
      photo.set(session, request, body),
    ),
    route(settings.removePhoto, 'settings.own', ({ session, request }) => photo.remove(session, request)),
    route(directoryAccess.get, 'organisation.administer', ({ session }) => directory.get(session)),
    route(directoryAccess.change, 'organisation.administer', ({ session, request, body }) =>
      directory.change(session, request, body),
    ),
    route(organisationProfiles.get, 'settings.organisation', ({ session }) => profiles.get(session)),
    route(organisationProfiles.change, 'settings.organisation', ({ session, request, body }) =>
      profiles.change(session, request, body),
    ),
    route(seekerProfiles.get, 'settings.own', ({ session }) => seekers.get(session)),
    route(seekerProfiles.change, 'settings.own', ({ session, request, body }) =>
      seekers.change(session, request, body),
    ),
    route(licenses.get, 'license.manage', ({ session }) => seats.get(session)),
    route(licenses.request, 'license.manage', ({ session, request, body }) =>
      seatRequests.request(session, request, body),
    ),
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
