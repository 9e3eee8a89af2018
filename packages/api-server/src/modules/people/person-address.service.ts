import {
  describeReservedName,
  isReservedName,
  publicPaths,
  type ParsedBody,
  type ParsedParams,
  type RouteResponse,
} from '@rostrum/contracts';
import type { personAddress } from '@rostrum/contracts/people';
import { ConflictError, InputError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { changePerson } from './change-person.ts';
import { findPerson } from './find-person.ts';
import { personAddressRepository } from './person-address.repository.ts';
import { readPersonDetail } from './person-detail.view.ts';

export const takenUsername = () =>
  new ConflictError('This username is taken. Choose another one.', {
    code: 'already_exists',
    fields: [{ path: 'username', code: 'taken', message: 'This username is taken. Choose another one.' }],
  });

/** Refuses a name that reads like the installation's own. Profiles that already have one keep it. */
export function requireFreeForPeople(username: string): void {
  if (!isReservedName(username)) return;
  throw InputError.field(
    'username',
    describeReservedName(username, "Choose another username, such as the person's full name."),
    'reserved',
  );
}

/** Where a profile stands for the public, and where it stood before. */
export function createPersonAddressService({ db }: { db: Database }) {
  return {
    async get(
      session: Permitted<'person.read'>,
      { id }: ParsedParams<typeof personAddress.get>,
    ): Promise<RouteResponse<typeof personAddress.get>> {
      const person = await findPerson(db, session, id);
      const former = await personAddressRepository.former(person, db);
      return {
        username: person.username,
        former: former.map(({ username, renamedAt }) => ({
          href: publicPaths.person(person.kind, username),
          renamed_at: renamedAt.toISOString(),
        })),
      };
    },

    /** Former addresses lead to the new one for good, whoever has them. */
    rename(
      session: Permitted<'person.publish'>,
      request: RequestInfo,
      { id }: ParsedParams<typeof personAddress.rename>,
      { version, username }: ParsedBody<typeof personAddress.rename>,
    ) {
      return transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        if (username === person.username) return readPersonDetail(tx, person, session);
        if (username.toLowerCase() !== person.username.toLowerCase()) requireFreeForPeople(username);
        if (!(await personAddressRepository.isFree(tx, person, username))) throw takenUsername();
        await changePerson(
          tx,
          { session, request },
          {
            person,
            version,
            values: { username },
            verb: 'person.renamed',
            text: `moved the profile of ${person.firstname} ${person.lastname} to another address`,
            before: { address: publicPaths.person(person.kind, person.username) },
            after: { address: publicPaths.person(person.kind, username) },
          },
        );
        // Only letters were made large or small: the address is the same.
        if (username.toLowerCase() !== person.username.toLowerCase())
          await personAddressRepository.giveUp(tx, person, username);
        return readPersonDetail(tx, await findPerson(tx, session, id), session);
      });
    },
  };
}
