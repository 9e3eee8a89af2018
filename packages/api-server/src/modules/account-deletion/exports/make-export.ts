import { dataExportDays } from '@rostrum/contracts/settings';
import { accountRepository, dataExportMail, type IdentityDeps } from '@rostrum/identity';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { collectOwnData } from '../own-data.service.ts';
import { dataExportRepository, type DataExportRow } from './data-exports.repository.ts';
import {
  organisationSections,
  readOrganisationFiles,
  readOwnFiles,
  readTable,
  type KeptFile,
} from './organisation-data.repository.ts';
import { fillRecords } from './records/fill-records.ts';
import { createZipWriter, mostZipBytes, toJsonArray, type ZipWriter } from './write-zip.ts';

export type ExportDeps = Pick<IdentityDeps, 'db' | 'clock' | 'mail' | 'config' | 'log'> & {
  uploadStore: FileStore;
};

const dayMs = 86_400_000;
/** Where each is asked for and downloaded. */
const pages = {
  person: 'settings/contact/delete-account',
  organisation: 'settings/access',
  inquiries: 'inquiries/activity',
} as const;

async function* once(text: string): AsyncIterable<string> {
  yield text;
}

const toJson = (value: unknown) => once(`${JSON.stringify(value, null, 2)}\n`);

/** Under its id: a name that a user chose is no path, and stands in the data beside the id. */
const nameOf = ({ id, name }: KeptFile) =>
  `files/${id}${/\.[a-z\d]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? ''}`;

/** Puts files into the zip, one in memory at a time, and says which had no place or were gone. */
async function addFiles(zip: ZipWriter, store: FileStore, files: AsyncIterable<KeptFile>): Promise<void> {
  const put: { file: string; name: string }[] = [];
  const leftOut: { id: string; name: string }[] = [];
  for await (const file of files) {
    const bytes = zip.size() + file.size > mostZipBytes ? undefined : await store.read(file.key);
    if (bytes) {
      await zip.addFile(nameOf(file), bytes);
      put.push({ file: nameOf(file), name: file.name });
    } else leftOut.push({ id: file.id, name: file.name });
  }
  await zip.addText('files.json', toJson({ files: put, left_out: leftOut }));
}

async function fill(zip: ZipWriter, row: DataExportRow, deps: ExportDeps): Promise<void> {
  const { kind, userId, orgId } = row;
  const { db, clock, uploadStore } = deps;
  if (kind === 'inquiries') {
    const files = await fillRecords(zip, row, { db, now: clock() });
    if (files !== null) await addFiles(zip, uploadStore, files);
    return;
  }
  if (kind === 'person') {
    const data = await transaction(db, (tx) => collectOwnData(tx, userId, clock()));
    await zip.addText('data.json', toJson(data));
    return addFiles(zip, uploadStore, readOwnFiles(db, userId));
  }
  if (orgId === null) throw new Error('An export of an organisation without one.');
  for (const name of organisationSections())
    await zip.addText(`${name}.json`, toJsonArray(readTable(db, orgId, name)));
  await addFiles(zip, uploadStore, readOrganisationFiles(db, orgId));
}

/** Makes the zip of an export and tells who asked for it. Begun anew when a server stopped in the middle. */
export async function makeExport(deps: ExportDeps, { id }: { id: string }): Promise<void> {
  const { db, clock, mail, config, log, uploadStore } = deps;
  await runAsSystem(
    'the data of a person lies in several organisations, and that of an organisation with all',
    async () => {
      const row = await dataExportRepository.find(db, id);
      if (row?.state !== 'making') return;
      for (const key of row.parts) await uploadStore.remove(key);
      const zip = createZipWriter({
        store: uploadStore,
        onPart: (parts, size) => dataExportRepository.set(db, id, { parts: [...parts], size }),
      });
      try {
        await fill(zip, row, deps);
        await zip.finish();
      } catch (error) {
        log.error({ err: error, export: id }, 'an export of data failed');
        await dataExportRepository.set(db, id, { state: 'failed' });
        return;
      }
      const expiresAt = new Date(clock().getTime() + dataExportDays * dayMs);
      await transaction(db, async (tx) => {
        await dataExportRepository.set(tx, id, { state: 'ready', expiresAt });
        const account = await accountRepository.find(tx, row.userId);
        if (account?.status !== 'active') return;
        const href = new URL(`/dashboard/${pages[row.kind]}`, config.publicUrl).href;
        await mail.enqueue(tx, dataExportMail(account, { kind: row.kind, until: expiresAt, href }));
      });
    },
  );
}
