import type { Database } from '@rostrum/server-kit/database';
import { people } from '@rostrum/contracts';
import { personFields } from '@rostrum/contracts/fields';
import {
  listedIndustries,
  peopleBulk,
  peopleFilterOptions,
  personAddress,
  savedPeopleViews,
} from '@rostrum/contracts/people';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import type { FileStore } from '@rostrum/server-kit/storage';
import { createSavedViewService } from '../saved-views/index.ts';
import { personSavedViews } from './people-views.schema.ts';
import { createAddPersonService } from './add-person.service.ts';
import { createAssignAgentService } from './assign-agent.service.ts';
import { createBulkChangeService } from './bulk-change.service.ts';
import { createEditPersonService } from './edit-person.service.ts';
import { findPerson } from './find-person.ts';
import { findOwnPerson } from './own-person.ts';
import { createPersonService } from './people.service.ts';
import { createPersonAddressService } from './person-address.service.ts';
import { createPersonActivityService } from './person-activity.service.ts';
import { createPersonFieldService } from './person-fields.service.ts';
import { createPersonPhotoService } from './person-photo.service.ts';
import { createPersonStatusService } from './person-status.service.ts';
import type { DecisionDeps } from './tell-decision.ts';

interface PersonDeps extends DecisionDeps {
  db: Database;
  uploadStore: FileStore;
}

export const personRoutes = contractRoutes(({ db, clock, mail, config, uploadStore }: PersonDeps) => {
  const notifying = { db, clock, mail, config };
  const service = createPersonService(notifying);
  const photos = createPersonPhotoService({ db, clock, uploadStore });
  const editing = createEditPersonService(notifying);
  const activity = createPersonActivityService({ db, clock });
  const statuses = createPersonStatusService(notifying);
  const adding = createAddPersonService({ db });
  const fields = createPersonFieldService({ db });
  const addresses = createPersonAddressService({ db });
  const views = createSavedViewService(personSavedViews);
  const agents = createAssignAgentService({ db });
  const bulk = createBulkChangeService({ db, clock });
  return [
    route(people.list, 'person.list', ({ session, query }) => service.list(session, query)),
    route(people.create, 'person.create', ({ session, request, body }) =>
      adding.create(session, request, body),
    ),
    route(people.activity, 'person.list', ({ session, query }) => activity.list(session, query)),
    route(peopleFilterOptions, 'person.list', ({ session }) => service.filterOptions(session)),
    route(listedIndustries, 'person.read', ({ session }) => service.industries(session)),
    route(savedPeopleViews.list, 'person.list', ({ session }) => views.list(db, session)),
    route(savedPeopleViews.save, 'person.list', ({ session, body }) => views.save(db, session, body)),
    route(savedPeopleViews.remove, 'person.list', ({ session, params }) =>
      views.remove(db, session, params.id),
    ),
    route(people.own, 'person.read', ({ session }) => service.own(session)),
    route(people.get, 'person.read', ({ session, params }) => service.get(session, params)),
    route(people.update, 'person.write_record', ({ session, request, params, body }) =>
      editing.update(session, request, params, body),
    ),
    route(people.replaceSections, 'person.write', ({ session, request, params, body }) =>
      editing.replaceSections(session, request, params, body),
    ),
    route(personFields.get, 'person.read', ({ session, params }) => fields.get(session, params)),
    route(personFields.save, 'person.write', ({ session, request, params, body }) =>
      fields.save(session, request, params, body),
    ),
    route(people.setPhoto, 'person.write', ({ session, request, params, body }) =>
      photos.set(session, request, (at) => findPerson(at, session, params.id), body),
    ),
    route(people.removePhoto, 'person.write', ({ session, request, params }) =>
      photos.remove(session, request, (at) => findPerson(at, session, params.id)),
    ),
    route(people.recordConsent, 'person.manage', ({ session, request, params, body }) =>
      editing.recordConsent(session, request, params, body),
    ),
    route(personAddress.get, 'person.read', ({ session, params }) => addresses.get(session, params)),
    route(personAddress.rename, 'person.publish', ({ session, request, params, body }) =>
      addresses.rename(session, request, params, body),
    ),
    route(people.move, 'person.write', ({ session, request, params, body }) =>
      statuses.move(session, request, params, body),
    ),
    route(people.setStatus, 'person.set_status', ({ session, request, body }) =>
      service.setStatus(session, request, body),
    ),
    route(peopleBulk.setAccess, 'person.manage', ({ session, request, body }) =>
      bulk.setAccess(session, request, body),
    ),
    route(peopleBulk.setAgent, 'person.assign', ({ session, request, body }) =>
      agents.setAgent(session, request, body),
    ),
    route(peopleBulk.recordConsent, 'person.manage', ({ session, request, body }) =>
      bulk.recordConsent(session, request, body),
    ),
    route(peopleBulk.setTag, 'person.manage', ({ session, request, body }) =>
      bulk.setTag(session, request, body),
    ),
    route(people.updateOwn, 'person.write_own', ({ session, request, body }) =>
      service.updateOwn(session, request, body),
    ),
    route(people.setOwnPhoto, 'person.write_own', ({ session, request, body }) =>
      photos.set(session, request, (at) => findOwnPerson(at, session), body),
    ),
    route(people.removeOwnPhoto, 'person.write_own', ({ session, request }) =>
      photos.remove(session, request, (at) => findOwnPerson(at, session)),
    ),
    route(people.consentOwn, 'person.write_own', ({ session, request }) =>
      service.consentOwn(session, request),
    ),
    route(people.confirmOwnSection, 'person.write_own', ({ session, request, body }) =>
      service.confirmOwnSection(session, request, body),
    ),
    route(people.confirmOwn, 'person.write_own', ({ session, request }) =>
      service.confirmOwn(session, request),
    ),
  ];
});
