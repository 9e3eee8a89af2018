import {
  attachmentScans,
  defineRoute,
  describeField,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  rowVersion,
  z,
} from '@rostrum/contracts';

export const documentKinds = ['cv', 'document'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** How many of each a profile holds. */
export const maximumDocuments: Readonly<Record<DocumentKind, number>> = { cv: 1, document: 20 };

/** What a document may say that should not be public. */
export const privateDetails = ['address', 'phone', 'birth_date'] as const;
export type PrivateDetail = (typeof privateDetails)[number];

/** A file of a profile, as its owner and the team see it. */
export const personDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  title: z.string(),
  name: z.string(),
  size: z.number().int(),
  scan: z.enum(attachmentScans),
  /** False where no text could be read in it, such as a scanned page: nothing is known of what it says. */
  is_read: z.boolean(),
  /** What looks private in it, in its own words. */
  findings: z.array(z.object({ detail: z.enum(privateDetails), excerpt: z.string() })),
  /** The public page offers it. */
  is_public: z.boolean(),
  version: z.number().int(),
  added_at: isoDateTime,
});
export type PersonDocument = z.infer<typeof personDocument>;

const path = '/app/people/{identifier}/{id}/documents';
const documentParams = ownParams.extend({ id, document_id: id });
const title = describeField(line(120, 1), { label: 'Title' });

export const documentChange = z.object({
  title,
  is_public: describeField(z.boolean(), { label: 'Anyone may download it from the public page' }),
  /** A person read what was found, or could not be read, and says that it may be public. */
  is_checked: describeField(z.boolean().default(false), {
    label: 'I checked it: nothing in it is private',
  }),
  version: rowVersion,
});

/** Documents and the CV of a profile. */
export const personDocuments = {
  list: defineRoute({
    id: 'personDocuments.list',
    method: 'GET',
    path,
    summary: 'The CV and the documents of a profile, with what looks private in them.',
    params: ownItemParams,
    response: z.object({ items: z.array(personDocument) }),
    errors: ['not_allowed', 'not_found'],
  }),
  add: defineRoute({
    id: 'personDocuments.add',
    method: 'POST',
    path,
    summary: 'Put an uploaded PDF or Word document on a profile. It is not public until somebody says so.',
    params: ownItemParams,
    body: z.object({ kind: z.enum(documentKinds), title, upload_id: id }),
    response: personDocument,
    status: 201,
    errors: ['not_allowed', 'not_found'],
  }),
  change: defineRoute({
    id: 'personDocuments.change',
    method: 'PATCH',
    path: `${path}/{document_id}`,
    summary:
      'Rename a document, or make it public. What looks private in it, or could not be read, has to be checked by somebody first.',
    params: documentParams,
    body: documentChange,
    response: personDocument,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  remove: defineRoute({
    id: 'personDocuments.remove',
    method: 'DELETE',
    path: `${path}/{document_id}`,
    summary: 'Take a document off a profile. Its file is deleted within a day.',
    params: documentParams,
    response: z.object({ removed: z.boolean() }),
    errors: ['not_allowed', 'not_found'],
  }),
  open: defineRoute({
    id: 'personDocuments.open',
    method: 'POST',
    path: `${path}/{document_id}/file`,
    summary: 'An address of the file that is good for a minute.',
    params: documentParams,
    response: z.object({ href: z.string() }),
    errors: ['not_allowed', 'not_found'],
  }),
};
