import type { ParsedBody, ParsedParams } from '@rostrum/contracts';
import type { FieldValueList, personFields } from '@rostrum/contracts/fields';
import type { Permitted, RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Queryable } from '@rostrum/server-kit/database';
import { describeChanges, presentValues, readChanges, type HeldValue } from '../custom-fields/index.ts';
import { findPerson } from './find-person.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { personFieldRepository } from './person-fields.repository.ts';
import { recordPersonStep } from './record-person-step.ts';
import { keepPersonVersion } from './keep-person-version.ts';
import { fieldPart } from './person-parts.ts';
import { recordSectionChange } from './section-checks.repository.ts';

type Reader = Permitted<'person.read'> | Permitted<'person.write'>;

/** The values of a profile in the fields that its organisation added. */
export function createPersonFieldService({ db }: { db: Database }) {
  /** Fields for the team alone are neither shown to nor changed by the person. */
  const forReader = (session: Reader, held: HeldValue[]): HeldValue[] =>
    session.grant === 'own' ? held.filter(({ field }) => field.visibility !== 'team') : held;

  const read = async (on: Queryable, session: Reader, person: PersonRecord) =>
    forReader(session, await personFieldRepository.list(on, person));

  return {
    async get(session: Permitted<'person.read'>, { id }: ParsedParams<typeof personFields.get>) {
      return presentValues(await read(db, session, await findPerson(db, session, id)));
    },

    save(
      session: Permitted<'person.write'>,
      request: RequestInfo,
      { id }: ParsedParams<typeof personFields.save>,
      body: ParsedBody<typeof personFields.save>,
    ): Promise<FieldValueList> {
      return transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        await personFieldRepository.lock(tx, person);
        const held = forReader(session, await personFieldRepository.hold(tx, person));
        const changes = readChanges(held, body, person.status === 'published' ? 'profile' : null);
        for (const { field, next } of changes)
          await personFieldRepository.put(tx, person, { fieldId: field.id, value: next });
        if (changes.length > 0) {
          await keepPersonVersion(tx, {
            person,
            former: Object.fromEntries(changes.map(({ field, value }) => [fieldPart(field.id), value])),
            by: session,
          });
          await recordSectionChange(tx, person, {
            parts: changes.map(({ field }) => fieldPart(field.id)),
            isTheirs: session.personId === person.id,
          });
          await recordPersonStep(
            tx,
            { session, request },
            {
              person,
              verb: 'person.updated',
              text:
                person.id === session.personId
                  ? 'changed their profile'
                  : `changed the profile of ${person.firstname} ${person.lastname}`,
              ...describeChanges(changes),
            },
          );
        }
        return presentValues(await read(tx, session, person));
      });
    },
  };
}
