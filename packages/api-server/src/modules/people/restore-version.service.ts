import {
  personAvailability,
  personSectionForms,
  z,
  type ParsedBody,
  type ParsedParams,
  type PersonDetail,
} from '@rostrum/contracts';
import { valueSchema } from '@rostrum/contracts/fields';
import type { personVersions } from '@rostrum/contracts/people';
import { InputError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { presentField } from '../custom-fields/index.ts';
import { createPortraitService } from '../uploads/index.ts';
import { changePerson } from './change-person.ts';
import { findPerson } from './find-person.ts';
import { giveUpPhoto } from './give-up-photo.ts';
import { requireInScope } from './person-scope.repository.ts';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { readPersonDetail } from './person-detail.view.ts';
import { personFieldRepository } from './person-fields.repository.ts';
import { requireStillPublishable } from './publish-gate.ts';
import { findFormerPhoto } from './former-photo.ts';
import { fieldOfPart, isSectionPart, type PhotoValues } from './person-parts.ts';
import { columnOfPart, isWordPart } from './word-columns.ts';
import { readPartChanges } from './person-versions.service.ts';
import type { PartChange } from './read-states.ts';

interface RestoreDeps {
  db: Database;
  clock: () => Date;
  uploadStore: FileStore;
}

const nothingToRestore = () =>
  new InputError(
    'Nothing of this version can be put back. The profile says the same now, or parts are no longer kept.',
  );

/** Puts parts of a former version back, all of them or none. */
export function createRestoreVersionService({ db, clock, uploadStore }: RestoreDeps) {
  const portraits = createPortraitService({ uploadStore, clock });

  async function restoreSection(tx: Transaction, person: PersonRecord, { part, before }: PartChange) {
    if (!isSectionPart(part)) return;
    const entries = z.array(z.record(z.string(), z.unknown())).catch([]).parse(before);
    const fitting = entries.filter((data) => personSectionForms[part].safeParse(data).success);
    await personDetailRepository.replaceSections(
      tx,
      { ...person, kind: part },
      fitting.map((data) => ({ data })),
    );
  }

  /** Writes a value of a field that the organisation still has and that still takes it. */
  async function restoreField(tx: Transaction, person: PersonRecord, { part, before }: PartChange) {
    const fieldId = fieldOfPart(part);
    const held = (await personFieldRepository.list(tx, person)).find(({ field }) => field.id === fieldId);
    const value = held && valueSchema(presentField(held.field)).safeParse(before ?? null);
    if (held && value?.success)
      await personFieldRepository.put(tx, person, { fieldId: held.field.id, value: value.data });
    return value?.success === true;
  }

  /** Writes a part that has no column of its own; answers whether there was a way. */
  async function restorePart(tx: Transaction, person: PersonRecord, change: PartChange): Promise<boolean> {
    if (isSectionPart(change.part)) await restoreSection(tx, person, change);
    else if (change.part === 'availability')
      await personDetailRepository.replaceAvailability(
        tx,
        person.orgId,
        person.id,
        z.array(personAvailability).catch([]).parse(change.before),
      );
    else if (fieldOfPart(change.part) !== undefined) return restoreField(tx, person, change);
    return true;
  }

  /** The columns that a restored photo needs, its sizes cut anew; undefined when its file is gone. */
  async function cutFormerPhoto(change: PartChange | undefined) {
    const found = change && (await findFormerPhoto(db, change.before));
    if (!found) return undefined;
    const { values, upload } = found;
    const focus = { x: values.imageFocusX, y: values.imageFocusY };
    const next: PhotoValues = upload
      ? { ...values, image: await portraits.cut(upload, focus) }
      : { ...values, image: null };
    return { next, upload, focus };
  }

  return {
    async restore(
      session: Permitted<'person.manage'>,
      request: RequestInfo,
      { id, number }: ParsedParams<typeof personVersions.restore>,
      { version, parts }: ParsedBody<typeof personVersions.restore>,
    ): Promise<PersonDetail> {
      const isAsked = ({ part }: PartChange) => parts === undefined || parts.includes(part);
      const present = await findPerson(db, session, id);
      const seen = (await readPartChanges(db, present, { number })).filter(isAsked);
      const photo = await cutFormerPhoto(seen.find(({ part }) => part === 'photo'));
      return transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        const changes = (await readPartChanges(tx, person, { number })).filter(isAsked);
        const done: PartChange[] = [];
        let values: Partial<PersonRecord> = {};
        for (const change of changes) {
          if (isWordPart(change.part)) values = { ...values, [columnOfPart(change.part)]: change.before };
          else if (change.part === 'photo') {
            if (!photo) continue;
            values = { ...values, ...photo.next };
          } else if (!(await restorePart(tx, person, change))) continue;
          done.push(change);
        }
        if (done.length === 0) throw nothingToRestore();
        requireInScope(session, { ...person, ...values });
        requireStillPublishable(person, { ...person, ...values });
        const told = (when: 'before' | 'after') =>
          Object.fromEntries(
            done.filter(({ part }) => part !== 'photo').map((change) => [change.part, change[when]]),
          );
        await changePerson(
          tx,
          { session, request },
          {
            person,
            version,
            values,
            verb: 'person.version_restored',
            text: `put version ${number} of ${person.firstname} ${person.lastname} back`,
            before: told('after'),
            after: told('before'),
            former: Object.fromEntries(done.map(({ part, after }) => [part, after ?? null])),
            note: `Restored from version ${number}`,
          },
        );
        if (photo && done.some(({ part }) => part === 'photo')) {
          await giveUpPhoto(tx, portraits, { person, next: photo.next });
          if (photo.upload) await portraits.use(tx, { upload: photo.upload, focus: photo.focus });
        }
        return readPersonDetail(tx, await findPerson(tx, session, id), session);
      });
    },
  };
}
