import { organisationRepository } from '@rostrum/identity';
import type { Database } from '@rostrum/server-kit/database';
import { inquiryTeamRepository } from '../../../inquiries/index.ts';
import type { DataExportRow } from '../data-exports.repository.ts';
import type { ZipWriter } from '../write-zip.ts';
import { aboutRecords } from './about-records.ts';
import { recordsRepository } from './records.repository.ts';
import { writeInquiries, writeMessages, writeSteps } from './write-records.ts';

async function* once(text: string): AsyncIterable<string> {
  yield text;
}

/** Puts the chosen inquiries into a zip: tables, and what they are; answers which files are to follow. */
export async function fillRecords(
  zip: ZipWriter,
  { orgId, choice }: Pick<DataExportRow, 'orgId' | 'choice'>,
  { db, now }: { db: Database; now: Date },
) {
  if (orgId === null || choice === null) throw new Error('A file of records of no organisation.');
  const timezone = await organisationRepository.timezone(db, orgId);
  const { name: organisation } = await inquiryTeamRepository.organisation(db, orgId);
  const desk = (await inquiryTeamRepository.desk(db, orgId)).map(({ name }) => name);
  const writing = { orgId, choice, timezone, desk };
  await zip.addText('about.txt', once(aboutRecords({ organisation, choice, at: now, timezone })));
  await zip.addText('inquiries.csv', writeInquiries(db, writing));
  await zip.addText('messages.csv', writeMessages(db, writing));
  await zip.addText('steps.csv', writeSteps(db, writing));
  return choice.redact.includes('files') ? null : recordsRepository.files(db, writing);
}
