import type { ParsedBody, ParsedParams } from '@rostrum/contracts';
import {
  maximumDocuments,
  type DocumentKind,
  type PersonDocument,
  type personDocuments as calls,
} from '@rostrum/contracts/people';
import {
  ConflictError,
  InputError,
  NotFoundError,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { claimDocument, releaseDocument, toDownloadPath } from '../../uploads/index.ts';
import { findPerson } from '../find-person.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { recordPersonStep, type PersonStep } from '../record-person-step.ts';
import { documentRepository as documents, type StoredDocument } from './documents.repository.ts';

interface DocumentServiceDeps {
  db: Database;
  clock: () => Date;
  secrets: { attachment: Buffer };
}
type Caller = Permitted<'person.write'>;
type Key = ParsedParams<typeof calls.list>;
type DocumentKey = ParsedParams<typeof calls.change>;

const nouns: Record<DocumentKind, string> = { cv: 'CV', document: 'document' };

const present = ({
  uploadId: _upload,
  key: _key,
  mediaType: _type,
  ...document
}: StoredDocument): PersonDocument => document;

const missing = () => new NotFoundError('This document is not there any more. Reload the page.');

/** Somebody has to look at it before it may be public. */
const needsCheck = ({ findings, is_read }: PersonDocument) => findings.length > 0 || !is_read;

/** The CV and the documents of a profile: for its person and the team, and for everybody once somebody says so. */
export function createDocumentService({ db, clock, secrets }: DocumentServiceDeps) {
  async function findOne(tx: Parameters<typeof findPerson>[0], person: PersonRecord, id: string) {
    const found = (await documents.list(person, tx)).find((document) => document.id === id);
    if (!found) throw missing();
    return found;
  }
  const record = (
    tx: Transaction,
    by: { session: Caller; request: RequestInfo },
    person: PersonRecord,
    { verb, ...step }: Omit<PersonStep, 'person' | 'text'> & { what: string },
  ) => {
    const { what, ...rest } = step;
    const whose =
      person.id === by.session.personId
        ? 'their profile'
        : `the profile of ${person.firstname} ${person.lastname}`;
    return recordPersonStep(tx, by, { person, verb, text: `${what} ${whose}`, ...rest });
  };

  return {
    async list(session: Permitted<'person.read'>, { id }: Key) {
      const person = await findPerson(db, session, id);
      return { items: (await documents.list(person, db)).map(present) };
    },

    add: (
      session: Caller,
      request: RequestInfo,
      { id }: Key,
      { kind, title, upload_id }: ParsedBody<typeof calls.add>,
    ): Promise<PersonDocument> =>
      transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        if (person.kind === 'staff') throw InputError.field('kind', 'Staff profiles have no documents.');
        await documents.hold(tx, person);
        const most = maximumDocuments[kind];
        const known = (await documents.list(person, tx)).filter((document) => document.kind === kind);
        if (known.length >= most)
          throw InputError.field(
            'kind',
            kind === 'cv'
              ? 'This profile has a CV. Remove it before you add another one.'
              : `A profile holds ${most} documents. Remove one before you add another.`,
          );
        const { name } = await claimDocument(tx, { id: upload_id, userId: session.userId }, clock());
        const added = await documents.add(tx, {
          orgId: person.orgId,
          personId: person.id,
          kind,
          title,
          uploadId: upload_id,
        });
        await record(tx, { session, request }, person, {
          verb: 'person.document',
          what: `added a ${nouns[kind]} to`,
          before: { [nouns[kind]]: null },
          after: { [nouns[kind]]: `${title} (${name})` },
        });
        return present(await findOne(tx, person, added));
      }),

    change: (
      session: Caller,
      request: RequestInfo,
      { id, document_id }: DocumentKey,
      { version, title, is_public, is_checked }: ParsedBody<typeof calls.change>,
    ): Promise<PersonDocument> =>
      transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        const document = await findOne(tx, person, document_id);
        if (is_public && !document.is_public && needsCheck(document) && !is_checked)
          throw InputError.field(
            'is_checked',
            document.is_read
              ? 'Something in it looks private. Read what was found, then tick this or upload another version.'
              : 'Not all of its text could be read. Read it yourself, then tick this or upload another version.',
            'required',
          );
        const isSame = title === document.title && is_public === document.is_public && !is_checked;
        // Saved as it was: nothing happened that the history could tell.
        if (isSame && version === document.version) return present(document);
        const key = { orgId: person.orgId, id: document_id, version };
        const checkedAt = is_checked ? clock() : null;
        if (!(await documents.change(tx, key, { title, isPublic: is_public, checkedAt })))
          throw new ConflictError(
            'This document was changed meanwhile. Look at the newer state and try again.',
            {
              details: present(document),
            },
          );
        await record(tx, { session, request }, person, {
          verb: 'person.document',
          what: `changed a ${nouns[document.kind]} of`,
          before: { title: document.title, public: document.is_public },
          after: { title, public: is_public, ...(is_public && needsCheck(document) && { checked: true }) },
        });
        return present(await findOne(tx, person, document_id));
      }),

    remove: (session: Caller, request: RequestInfo, { id, document_id }: DocumentKey) =>
      transaction(db, async (tx) => {
        const person = await findPerson(tx, session, id);
        const document = await findOne(tx, person, document_id);
        await documents.remove(tx, { orgId: person.orgId, id: document_id });
        await releaseDocument(tx, document.uploadId);
        await record(tx, { session, request }, person, {
          verb: 'person.document',
          what: `removed a ${nouns[document.kind]} from`,
          before: { [nouns[document.kind]]: document.title },
          after: { [nouns[document.kind]]: null },
        });
        return { removed: true };
      }),

    async open(session: Permitted<'person.read'>, { id, document_id }: DocumentKey) {
      const person = await findPerson(db, session, id);
      const { uploadId } = await findOne(db, person, document_id);
      return { href: toDownloadPath(secrets.attachment, uploadId, clock()) };
    },
  };
}
