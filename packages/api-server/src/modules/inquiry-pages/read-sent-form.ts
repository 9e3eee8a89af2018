import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { guestUploadKey, id, maximumAttachments, uploadLimitBytes, type Upload } from '@rostrum/contracts';
import { BusinessError, InputError } from '@rostrum/server-kit';
import { readChunks } from '@rostrum/server-kit/http';
import type { GuestFormFiles } from '../uploads/index.ts';
import { readValues, type FormValues } from './form-values.ts';
import { readBoundary, readMultipart, type FormPart } from './read-multipart.ts';

/** Names of the fields: the key under which files were uploaded, new files, and one field for each that is kept. */
export const fileFields = { key: 'files_key', chosen: 'files', kept: (fileId: string) => `file.${fileId}` };
const keptPrefix = fileFields.kept('');

/** Files that go with a form. */
export interface FormFiles {
  key: string | undefined;
  /** Their ids, with those that are not there any more. */
  ids: readonly string[];
  waiting: readonly Pick<Upload, 'id' | 'name' | 'size'>[];
  /** Why some that were chosen are not among them. */
  refusals: readonly string[];
}

export interface SentForm {
  values: FormValues;
  files: FormFiles;
}

export const noFiles: FormFiles = { key: undefined, ids: [], waiting: [], refusals: [] };

/** Limit of all text fields together, as for a form without files. */
const maxTextBytes = 65_536;
const maxFormBytes = maximumAttachments * uploadLimitBytes + 1_048_576;

const readKey = (values: FormValues) => guestUploadKey.safeParse(values[fileFields.key]).data;
const readKeptIds = (values: FormValues) =>
  Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(keptPrefix) && value === 'yes' && id.safeParse(name.slice(keptPrefix.length)).success
      ? [name.slice(keptPrefix.length)]
      : [],
  );

/** Browsers without script send the form with its files; those of a script are uploaded by then. */
export const acceptFormsWithFiles = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
};

interface Collected {
  entries: [string, string][];
  textBytes: number;
}

async function readText({ name, content }: FormPart, collected: Collected): Promise<void> {
  const parts: Buffer[] = [];
  for await (const bytes of content) {
    collected.textBytes += bytes.length;
    if (collected.textBytes > maxTextBytes)
      throw new BusinessError('too_large', 'This form has too much text. Shorten your message.');
    parts.push(bytes);
  }
  const text = Buffer.concat(parts).toString('utf8');
  if (text.includes('\0')) throw new InputError('Remove the broken character and try again.');
  collected.entries.push([name, text.replaceAll('\r\n', '\n')]);
}

/** Reads what a form sent, and stores the files that came with it under its key, or a new one. */
export async function readSentForm(request: FastifyRequest, formFiles: GuestFormFiles): Promise<SentForm> {
  const added: string[] = [];
  const refusals: string[] = [];
  let newKey: string | undefined;
  const collected: Collected = { entries: [], textBytes: 0 };
  const valuesSoFar = () => readOnce(collected.entries);

  async function takeFile({ filename = '', content }: FormPart): Promise<void> {
    if (filename === '') return;
    const values = valuesSoFar();
    if (readKeptIds(values).length + added.length >= maximumAttachments) {
      refusals.push(`“${filename}”: A message takes up to ${maximumAttachments} files.`);
      return;
    }
    const key = readKey(values) ?? (newKey ??= randomBytes(32).toString('base64url'));
    const result = await formFiles.store({ key, name: filename, content }, request);
    if ('upload' in result) added.push(result.upload.id);
    else refusals.push(`“${filename}”: ${result.refusal}`);
  }

  const boundary = readBoundary(request.headers['content-type']);
  if (request.body instanceof Readable && boundary !== undefined)
    for await (const part of readMultipart(readChunks(request.body), { boundary, maxBytes: maxFormBytes }))
      await (part.filename === undefined ? readText(part, collected) : takeFile(part));

  const values = request.body instanceof Readable ? valuesSoFar() : readValues(request.body);
  const key = readKey(values) ?? newKey;
  const ids = [...readKeptIds(values), ...added];
  const stored = key === undefined || ids.length === 0 ? [] : await formFiles.list(key);
  const waiting = ids.flatMap((fileId) => stored.filter((file) => file.id === fileId));
  return { values, files: { key, ids, waiting, refusals } };
}

/** Fields that were sent twice are ignored. */
function readOnce(entries: readonly [string, string][]): FormValues {
  const counts = Map.groupBy(entries, ([name]) => name);
  return Object.fromEntries(entries.filter(([name]) => counts.get(name)?.length === 1));
}
