import { legalHoldRepository } from '@rostrum/identity';
import { recordActivities, systemActor, type Activity } from '@rostrum/server-kit/audit';
import { type Queryable, transaction } from '@rostrum/server-kit/database';
import { dueInquiriesRepository, type DueFilter, type DuePart } from './due-inquiries.repository.ts';
import { eraseInquiriesRepository } from './erase-inquiries.repository.ts';

/** So many rows are locked at once; the chain of the organisation's history waits for them. */
const batch = 100;

const told: Record<
  DuePart,
  { verb: string; text: string; days: 'inquiry_days' | 'spam_days' | 'file_days' }
> = {
  inquiries: {
    verb: 'inquiry.erased',
    text: 'erased what it said and who sent it: closed longer than the organisation keeps inquiries',
    days: 'inquiry_days',
  },
  spam: {
    verb: 'inquiry.erased',
    text: 'erased what it said and who sent it: spam for longer than the organisation keeps spam',
    days: 'spam_days',
  },
  files: {
    verb: 'inquiry.files_erased',
    text: 'erased its files: closed longer than the organisation keeps files',
    days: 'file_days',
  },
};

const toEntry = (
  { orgId, retention }: DueFilter,
  part: DuePart,
  one: { id: string; ref: string },
): Activity => ({
  orgId,
  actor: systemActor,
  verb: told[part].verb,
  text: told[part].text,
  entity: { type: 'inquiry', id: one.id, label: one.ref },
  after: { kept_days: retention[told[part].days] },
});

/** Erases some of what is over; answers how many. */
const eraseSome = (db: Queryable, filter: DueFilter, part: DuePart): Promise<number> =>
  transaction(db, async (tx) => {
    if (!(await legalHoldRepository.isFree(tx, filter.orgId))) return 0;
    const due = await dueInquiriesRepository.take(tx, filter, { part, limit: batch });
    if (due.length === 0) return 0;
    const erased = { orgId: filter.orgId, ids: due.map(({ id }) => id) };
    if (part === 'files') await eraseInquiriesRepository.eraseFiles(tx, erased);
    else await eraseInquiriesRepository.erase(tx, erased, filter.now);
    await recordActivities(
      tx,
      due.map((one) => toEntry(filter, part, one)),
    );
    return due.length;
  });

/** Erases what is over its time, of every organisation that set one. Returns how many inquiries were touched. */
export async function eraseDue(db: Queryable, now: Date): Promise<number> {
  let touched = 0;
  for (const organisation of await dueInquiriesRepository.organisations(db))
    // Whole inquiries first: their files go with them and need no entry of their own.
    for (const part of ['inquiries', 'spam', 'files'] as const)
      for (let count = batch; count === batch; touched += count)
        count = await eraseSome(db, { ...organisation, now }, part);
  return touched;
}
