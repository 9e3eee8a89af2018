import type { ParsedBody, ParsedParams } from '@rostrum/contracts';
import {
  valueSchema,
  type FieldValue,
  type PersonFieldList,
  type personFields,
} from '@rostrum/contracts/fields';
import { ConflictError, InputError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Queryable } from '@rostrum/server-kit/database';
import { presentField, type FieldRecord } from '../custom-fields/index.ts';
import { findPerson } from './find-person.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { personFieldRepository } from './person-fields.repository.ts';
import { recordPersonStep } from './record-person-step.ts';
import { keepPersonVersion } from './keep-person-version.ts';
import { fieldPart } from './person-parts.ts';
import { recordSectionChange } from './section-checks.repository.ts';

type Reader = Permitted<'person.read'> | Permitted<'person.write'>;
interface Held {
  field: FieldRecord;
  value: FieldValue;
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

const present = (held: readonly Held[]): PersonFieldList => ({
  fields: held.map(({ field }) => presentField(field)),
  values: Object.fromEntries(held.map(({ field, value }) => [field.key, value])),
});

/** What one field is given, checked by its own definition. */
function readValue({ field, value: before }: Held, given: FieldValue, isPublished: boolean): FieldValue {
  const path = `values.${field.key}`;
  const parsed = valueSchema(presentField(field)).safeParse(given);
  if (!parsed.success)
    throw InputError.field(path, parsed.error.issues[0]?.message ?? `Check “${field.label}”.`);
  if (parsed.data === null && before !== null && field.isRequired && isPublished)
    throw InputError.field(path, `A published profile needs “${field.label}”.`, 'required');
  return parsed.data;
}

/** The values of a profile in the fields that its organisation added. */
export function createPersonFieldService({ db }: { db: Database }) {
  /** Fields for the team alone are neither shown to nor changed by the person. */
  async function read(on: Queryable, session: Reader, person: PersonRecord): Promise<Held[]> {
    const held = await personFieldRepository.list(on, person);
    return session.grant === 'own' ? held.filter(({ field }) => field.visibility !== 'team') : held;
  }

  return {
    async get(session: Permitted<'person.read'>, { id }: ParsedParams<typeof personFields.get>) {
      return present(await read(db, session, await findPerson(db, session, id)));
    },

    save(
      session: Permitted<'person.write'>,
      request: RequestInfo,
      { id }: ParsedParams<typeof personFields.save>,
      { values, read: was }: ParsedBody<typeof personFields.save>,
    ): Promise<PersonFieldList> {
      return transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        await personFieldRepository.lock(tx, person);
        const held = await read(tx, session, person);
        const changes = Object.entries(values).flatMap(([key, given]) => {
          const one = held.find(({ field }) => field.key === key);
          if (!one)
            throw InputError.field(`values.${key}`, 'This field does not exist any more. Reload the page.');
          const value = readValue(one, given, person.status === 'published');
          if (isSame(value, one.value)) return [];
          if (!isSame(was[key] ?? null, one.value))
            throw new ConflictError(`“${one.field.label}” was changed by somebody else meanwhile.`, {
              details: present(held),
            });
          return [{ ...one, key, next: value }];
        });
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
              before: Object.fromEntries(changes.map(({ field, value }) => [field.label, value])),
              after: Object.fromEntries(changes.map(({ field, next }) => [field.label, next])),
            },
          );
        }
        return present(await read(tx, session, person));
      });
    },
  };
}
