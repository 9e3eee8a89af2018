import type { ParsedBody, people, PersonDetail } from '@rostrum/contracts';
import { organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { type Database, transaction } from '@rostrum/server-kit/database';
import { requireFreeForPeople, takenUsername } from './person-address.service.ts';
import { personDetailRepository } from './person-detail.repository.ts';
import { readPersonDetail } from './person-detail.view.ts';
import { recordPersonStep } from './record-person-step.ts';
import { usernamesFor } from './usernames.ts';
import { beginPersonVersions } from './keep-person-version.ts';

type NewPerson = ParsedBody<typeof people.create>;

/** Brings a person into the directory: a draft that nobody outside the organisation sees. */
export function createAddPersonService({ db }: { db: Database }) {
  return {
    create(
      session: Permitted<'person.create'>,
      request: RequestInfo,
      { kind, username, firstname, lastname, prefix, department, email, job_title }: NewPerson,
    ): Promise<PersonDetail> {
      const orgId = organisationOf(session);
      const values = {
        orgId,
        kind,
        firstname,
        lastname,
        prefix: prefix || null,
        jobTitle: job_title,
        department: department || null,
        email,
      };
      if (username) requireFreeForPeople(username);
      return transaction(db, async (tx) => {
        for (const candidate of username ? [username] : usernamesFor(firstname, lastname)) {
          const added = await personDetailRepository.add(tx, { ...values, username: candidate });
          if (!added) continue;
          await beginPersonVersions(tx, added, session);
          await recordPersonStep(
            tx,
            { session, request },
            {
              person: added,
              verb: 'person.added',
              text: `added ${firstname} ${lastname}`,
              after: {
                kind,
                username: candidate,
                firstname,
                lastname,
                job_title,
                department: values.department,
              },
            },
          );
          return readPersonDetail(tx, added, session);
        }
        throw takenUsername();
      });
    },
  };
}
