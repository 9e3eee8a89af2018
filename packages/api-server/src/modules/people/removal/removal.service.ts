import type { ParsedBody, ParsedParams, PersonDetail } from '@rostrum/contracts';
import { deletedProfileDays, type personRemoval } from '@rostrum/contracts/people';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { iso, transaction, type Database } from '@rostrum/server-kit/database';
import { findPerson } from '../find-person.ts';
import { readPersonDetail } from '../person-detail.view.ts';
import { recordPersonStep } from '../record-person-step.ts';
import { removalRepository } from './removal.repository.ts';

type Remover = Permitted<'person.delete'>;

const keptMs = deletedProfileDays * 86_400_000;
const erasedAfter = (deletedAt: Date) => new Date(deletedAt.getTime() + keptMs);

const isTyped = (typed: string, username: string) => typed.toLowerCase() === username.toLowerCase();

/** The last step of a profile: out of every list, with all that it said, as long as it can be brought back. */
export function createRemovalService({ db, clock }: { db: Database; clock: () => Date }) {
  const since = () => new Date(clock().getTime() - keptMs);
  return {
    async list(session: Remover) {
      const rows = await removalRepository.list(db, organisationOf(session), since());
      return {
        items: rows.flatMap(({ deletedAt, firstname, lastname, jobTitle, ...row }) =>
          deletedAt === null
            ? []
            : [
                {
                  ...row,
                  name: `${firstname} ${lastname}`,
                  job_title: jobTitle,
                  deleted_at: iso(deletedAt),
                  erased_at: iso(erasedAfter(deletedAt)),
                },
              ],
        ),
      };
    },

    remove: (
      session: Remover,
      request: RequestInfo,
      { id }: ParsedParams<typeof personRemoval.remove>,
      { username }: ParsedBody<typeof personRemoval.remove>,
    ) =>
      transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        if (person.status !== 'archived')
          throw new ConflictError('Archive this profile first. Then it can be deleted.', {
            code: 'invalid_transition',
            details: { status: person.status, allowed: ['archived'] },
          });
        if (!isTyped(username, person.username))
          throw InputError.field('username', `Type ${person.username} to delete this profile.`);
        const now = clock();
        await removalRepository.setDeleted(tx, person, now);
        await recordPersonStep(
          tx,
          { session, request },
          {
            person,
            verb: 'person.deleted',
            text: `deleted the profile of ${person.firstname} ${person.lastname}`,
          },
        );
        return { erased_at: iso(erasedAfter(now)) };
      }),

    undo: (
      session: Remover,
      request: RequestInfo,
      { id }: ParsedParams<typeof personRemoval.undo>,
    ): Promise<PersonDetail> =>
      transaction(db, async (tx) => {
        const key = { orgId: organisationOf(session), id };
        const person = await removalRepository.bringBack(tx, key, since());
        if (!person)
          throw new NotFoundError(
            'This profile cannot be brought back. It was brought back already, or its days are over; reload the list.',
          );
        await recordPersonStep(
          tx,
          { session, request },
          {
            person,
            verb: 'person.undeleted',
            text: `brought the deleted profile of ${person.firstname} ${person.lastname} back`,
          },
        );
        return readPersonDetail(tx, person, session);
      }),
  };
}
