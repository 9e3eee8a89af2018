import { csvFileMark, csvOf, describeInquiryFields, inquiryTypeLabel, type CsvRow } from '@rostrum/contracts';
import type { Redaction } from '@rostrum/contracts/inquiries';
import { iso, isoOrNull, type Queryable } from '@rostrum/server-kit/database';
import { nameWords, redactText, removed } from './redact-text.ts';
import { recordsRepository, type ChosenRecords, type RecordedInquiry } from './records.repository.ts';

export interface WritingRecords extends ChosenRecords {
  /** Names of the desk, which stand in steps without having acted in them. */
  desk: readonly string[];
}

/** Of each inquiry by its id how texts are cleaned, and its reference. */
type Known = ReadonlyMap<string, { ref: string; clean: (text: string) => string }>;

const internalSteps = /^inquiry\.(noted|legal_hold_set|legal_hold_lifted|read_restricted)$/;

function prepare({ choice, desk }: WritingRecords) {
  const redact: ReadonlySet<Redaction> = new Set(choice.redact);
  return {
    redact,
    name: (name: string) => (redact.has('names') ? removed.names : name),
    know: (page: readonly RecordedInquiry[]): Known =>
      new Map(
        page.map(({ id, ref, names }) => {
          const words = nameWords([...names, ...desk]);
          return [id, { ref, clean: (text: string) => redactText(text, redact, words) }] as const;
        }),
      ),
  };
}

const cleanOf = (known: Known, id: string) => known.get(id) ?? { ref: '', clean: () => '' };

const inquiryHead: CsvRow = [
  'Reference',
  'Type',
  'Received',
  'Status',
  'Outcome',
  'First reply',
  'Closed',
  'Sender',
  'Email',
  'Phone',
  'Organisation',
  'Job title',
  'Country',
  'Subject',
  'Message',
  'Details',
  'Note on the outcome',
];

/** One row an inquiry. */
export async function* writeInquiries(db: Queryable, writing: WritingRecords): AsyncIterable<string> {
  const { redact, name, know } = prepare(writing);
  yield csvFileMark + csvOf([inquiryHead]);
  for await (const page of recordsRepository.pages(db, writing)) {
    const known = know(page);
    yield csvOf(
      page.map((row): CsvRow => {
        const { clean } = cleanOf(known, row.id);
        const details = describeInquiryFields(row.type, row.fields, writing.timezone)
          .map(({ label, value }) => `${label}: ${clean(value)}`)
          .join('\n');
        return [
          row.ref,
          inquiryTypeLabel(row.type),
          iso(row.createdAt),
          row.status,
          row.outcome,
          isoOrNull(row.firstReplyAt),
          isoOrNull(row.closedAt),
          name(row.name),
          redact.has('emails') ? removed.emails : row.email,
          redact.has('phones') && row.phone !== null ? removed.phones : row.phone,
          clean(row.organization ?? ''),
          row.jobTitle,
          row.country,
          clean(row.subject),
          clean(row.message),
          details,
          redact.has('notes') ? '' : clean(row.outcomeNote ?? ''),
        ];
      }),
    );
  }
}

/** One row a message; notes only where they are handed on. */
export async function* writeMessages(db: Queryable, writing: WritingRecords): AsyncIterable<string> {
  const { redact, name, know } = prepare(writing);
  yield csvFileMark + csvOf([['Reference', 'Time', 'From', 'Author', 'Kind', 'By', 'Text', 'Files']]);
  for await (const page of recordsRepository.pages(db, writing)) {
    const known = know(page);
    const rows = await recordsRepository.messages(db, writing.orgId, [...known.keys()]);
    yield csvOf(
      rows
        .filter(({ isNote }) => !isNote || !redact.has('notes'))
        .map((row): CsvRow => {
          const { ref, clean } = cleanOf(known, row.inquiryId);
          const files = redact.has('files') ? [] : row.files;
          return [
            ref,
            iso(row.at),
            row.kind,
            name(row.author),
            row.isNote ? 'note' : 'message',
            row.channel,
            clean(row.body),
            files.map((file) => `${file.id} ${clean(file.name)}`).join('\n'),
          ];
        }),
    );
  }
}

/** One row a step of the record. */
export async function* writeSteps(db: Queryable, writing: WritingRecords): AsyncIterable<string> {
  const { redact, name, know } = prepare(writing);
  yield csvFileMark + csvOf([['Reference', 'Time', 'Who', 'Role', 'What']]);
  for await (const page of recordsRepository.pages(db, writing)) {
    const known = know(page);
    const rows = await recordsRepository.steps(db, writing.orgId, [...known.keys()]);
    yield csvOf(
      rows
        .filter(({ verb }) => !redact.has('notes') || !internalSteps.test(verb))
        .map((row): CsvRow => {
          const { ref, clean } = cleanOf(known, row.inquiryId);
          return [
            ref,
            iso(row.at),
            row.role === 'system' ? row.actor : name(row.actor),
            row.role,
            clean(row.text),
          ];
        }),
    );
  }
}
