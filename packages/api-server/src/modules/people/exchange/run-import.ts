import type { BackgroundWork } from '@rostrum/server-kit/jobs';
import { runAs, transaction, type Database } from '@rostrum/server-kit/database';
import { listFieldsInUse } from '../../custom-fields/index.ts';
import { createTableFiles } from '../../uploads/index.ts';
import { importRepository, type ImportRecord } from './imports.repository.ts';
import { addCounts, listProblems, walkTable, type PlannedBatch } from './walk-table.ts';
import { writeBatch } from './write-batch.ts';

interface RunDeps {
  db: Database;
  clock: () => Date;
}
type Order = { id: string; orgId: string; userId: string };

const problemOf =
  ({ columns, head }: ImportRecord): Parameters<typeof writeBatch>[3] =>
  ({ read: { row, person } }, target, message) => {
    const place = target === null ? -1 : columns.indexOf(target);
    const value = target === null ? '' : (person[target] ?? '');
    const column = place === -1 ? null : place;
    return { row, column, name: head[place] ?? '', value, message, suggestion: null };
  };

/** Imports from where it stands; a batch is whole or not there, so a server that ends in between loses nothing. */
async function importAll({ db, clock }: RunDeps, { id, orgId }: Order): Promise<void> {
  let record = await importRepository.find(db, { orgId, id });
  if (record?.state !== 'running' || record.uploadId === null) return;
  const { uploadId, createdBy: userId, createdByName: name, createdByRole: role } = record;
  const files = createTableFiles(db);
  const fields = await listFieldsInUse(db, { orgId, entity: 'person' });
  const labels = new Map(fields.map((field) => [field.id, field.label]));
  const parts = () => files.read(uploadId);

  const write = (batch: PlannedBatch, before: ImportRecord): Promise<ImportRecord | undefined> =>
    transaction(db, async (tx) => {
      const { problems } = await writeBatch(
        tx,
        { into: before, actor: { userId, name, role }, labels },
        batch.planned,
        problemOf(before),
      );
      const failed = new Set(problems.map(({ row }) => row));
      const planned = batch.planned.filter(({ read }) => !failed.has(read.row));
      const all = [...batch.problems, ...problems];
      const values = {
        progress: batch.to,
        // Of how many was counted by the check.
        counts: {
          ...addCounts(before.counts, { ...batch, planned, wrong: batch.wrong + failed.size }),
          rows: before.counts.rows,
        },
        problems: listProblems(before.problems, all),
        problemCount: before.problemCount + all.length,
      };
      const isFirst = await importRepository.advance(tx, { orgId, id, passed: batch.from }, values);
      if (!isFirst) throw new Error('Another server imports this file.');
      return { ...before, ...values };
    });

  for await (const batch of walkTable({ db, record, fields, parts })) {
    if (batch.to <= record.progress) continue;
    record = (await write(batch, record)) ?? record;
  }
  await importRepository.change(db, { orgId, id, from: ['running'] }, { state: 'done', finishedAt: clock() });
  await files.setUsed(uploadId, null);
}

/** Orders an import, in the name of the one who confirmed it. */
export const orderImport = (background: BackgroundWork, { db, clock }: RunDeps) =>
  background.define('import-people', async (order: Order) =>
    runAs({ kind: 'member', userId: order.userId, orgId: order.orgId }, async () => {
      try {
        await importAll({ db, clock }, order);
      } catch (error) {
        // What was written stays and can be taken back; trying again by itself would import into a state nobody looked at.
        await importRepository.change(
          db,
          { orgId: order.orgId, id: order.id, from: ['running'] },
          { state: 'failed', finishedAt: clock() },
        );
        throw error;
      }
    }),
  );
