import type { RequestInfo, RequestSession } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { changePerson } from './change-person.ts';
import type { PersonRecord } from './person-detail.repository.ts';

/** Writes down a consent that was given elsewhere; one that was given before stands, and the answer is false. */
export async function writeConsent(
  tx: Transaction,
  by: { session: RequestSession; request: RequestInfo },
  person: PersonRecord,
  { how, at }: { how: string; at: Date },
): Promise<boolean> {
  if (person.consentAt !== null) return false;
  await changePerson(tx, by, {
    person,
    version: person.version,
    values: { consentAt: at },
    verb: 'person.consent_recorded',
    text: `recorded that ${person.firstname} ${person.lastname} agreed to be public`,
    before: { consent: null },
    after: { consent: how },
  });
  return true;
}
