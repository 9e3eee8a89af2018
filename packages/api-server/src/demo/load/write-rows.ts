import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { invitations, memberships, organisations, seekerProfiles, users } from '@rostrum/identity/schema';
import { activityChains, activityEntries } from '@rostrum/server-kit/audit';
import { bookmarks } from '../../modules/bookmarks/index.ts';
import { classifications } from '../../modules/classifications/index.ts';
import { viewedPeople } from '../../modules/history/index.ts';
import {
  inquiries,
  inquiryMessages,
  inquiryReads,
  inquiryRecipients,
} from '../../modules/inquiries/index.ts';
import { people, personAvailability, personSections } from '../../modules/people/index.ts';
import { postAuthors, postExperts, posts } from '../../modules/posts/index.ts';
import { answers, questionExperts, questions } from '../../modules/questions/index.ts';
import type { Transaction } from '@rostrum/server-kit/database';
import type { DemoRows } from '../generate/demo-rows.ts';
import { writeEvents } from './write-events.ts';
import { writeSavedSearches } from './write-saved-searches.ts';

/** PostgreSQL takes 65,535 parameters a statement; a batch stays well below with the widest table. */
const batchSize = 800;

async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize)
    await tx.insert(table).values(rows.slice(from, from + batchSize));
}

/** Writes every table in an order in which each foreign key finds its target. */
export async function writeRows(tx: Transaction, rows: DemoRows): Promise<void> {
  await insertAll(tx, organisations, rows.organisations);
  await insertAll(tx, people, rows.people);
  await insertAll(tx, personSections, rows.personSections);
  await insertAll(tx, personAvailability, rows.personAvailability);
  await insertAll(tx, users, rows.users);
  await insertAll(tx, memberships, rows.memberships);
  await insertAll(tx, seekerProfiles, rows.seekerProfiles);
  await insertAll(tx, invitations, rows.invitations);
  await insertAll(tx, classifications, rows.classifications);
  await insertAll(tx, posts, rows.posts);
  await insertAll(tx, postAuthors, rows.postAuthors);
  await insertAll(tx, postExperts, rows.postExperts);
  await insertAll(tx, inquiries, rows.inquiries);
  await insertAll(tx, inquiryRecipients, rows.inquiryRecipients);
  await insertAll(tx, inquiryMessages, rows.inquiryMessages);
  await insertAll(tx, inquiryReads, rows.inquiryReads);
  await insertAll(tx, questions, rows.questions);
  await insertAll(tx, questionExperts, rows.questionExperts);
  await insertAll(tx, answers, rows.answers);
  await insertAll(tx, bookmarks, rows.bookmarks);
  await insertAll(tx, viewedPeople, rows.viewedPeople);
  await insertAll(tx, activityChains, rows.activityChains);
  await insertAll(tx, activityEntries, rows.activityEntries);
  await writeSavedSearches(tx, rows.savedSearches);
  await writeEvents(tx, rows.events);
  // Without statistics the planner reads whole tables until autovacuum has passed by.
  await tx.execute(
    sql`analyze people, person_sections, posts, questions, answers, inquiries, inquiry_messages, inquiry_recipients, events, activity_entries`,
  );
}
