import type { ParsedBody, ParsedParams, PersonDetail } from '@rostrum/contracts';
import type { personRecording as calls } from '@rostrum/contracts/people';
import type { Permitted, RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { claimSound, releaseSound } from '../../uploads/index.ts';
import { changePerson } from '../change-person.ts';
import { findPerson } from '../find-person.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { readPersonDetail } from '../person-detail.view.ts';

interface By {
  session: Permitted<'person.write'>;
  request: RequestInfo;
}

type NamedRecording = Pick<PersonRecord, 'nameRecording' | 'nameRecordingUploadId'> & {
  /** Of its file, for the record; null for none. */
  name: string | null;
};

/** The recording of how a name is said: put on a profile, exchanged, taken off. */
export function createRecordingService({ db, clock }: { db: Database; clock: () => Date }) {
  async function change(
    tx: Transaction,
    by: By,
    { person, version, next }: { person: PersonRecord; version: number; next: NamedRecording },
  ): Promise<PersonDetail> {
    const { name, ...values } = next;
    const whose =
      person.id === by.session.personId ? 'their name' : `the name of ${person.firstname} ${person.lastname}`;
    await changePerson(tx, by, {
      person,
      version,
      values,
      verb: 'person.updated',
      text: `${name === null ? 'removed' : 'added'} a recording of ${whose}`,
      before: { name_recording: person.nameRecording === null ? null : 'A recording' },
      after: { name_recording: name },
      former: {},
    });
    if (person.nameRecordingUploadId !== null) await releaseSound(tx, person.nameRecordingUploadId);
    return readPersonDetail(tx, await findPerson(tx, by.session, person.id), by.session);
  }

  return {
    set: (
      by: By,
      { id }: ParsedParams<typeof calls.set>,
      { upload_id, version }: ParsedBody<typeof calls.set>,
    ): Promise<PersonDetail> =>
      transaction(db, async (tx) => {
        const person = await findPerson(tx, by.session, id);
        const { name, address } = await claimSound(tx, { id: upload_id, userId: by.session.userId }, clock());
        const next = { name, nameRecording: address, nameRecordingUploadId: upload_id };
        return change(tx, by, { person, version, next });
      }),

    remove: (by: By, { id }: ParsedParams<typeof calls.remove>): Promise<PersonDetail> =>
      transaction(db, async (tx) => {
        const person = await findPerson(tx, by.session, id);
        if (person.nameRecording === null) return readPersonDetail(tx, person, by.session);
        const next = { name: null, nameRecording: null, nameRecordingUploadId: null };
        return change(tx, by, { person, version: person.version, next });
      }),
  };
}
