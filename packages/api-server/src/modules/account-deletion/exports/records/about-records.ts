import { formatDay, inquiryTypeLabel } from '@rostrum/contracts';
import type { RecordsChoice, Redaction } from '@rostrum/contracts/inquiries';

const took: Record<Redaction, string> = {
  names:
    'Names of senders, experts and members of the team are replaced, also as words of texts and of names of files. Names of others that a text mentions are not found.',
  emails: 'Email addresses are replaced, also in texts.',
  phones: 'Phone numbers are replaced: in texts, every number of 7 to 15 digits that is not a day.',
  notes: 'Internal notes, notes on outcomes, legal holds and who read what is restricted are left out.',
  files: 'Files are left out.',
};

function describeChoice({ refs, email, from, to, words, types, restricted }: RecordsChoice): string[] {
  return [
    refs.length > 0 && `References: ${refs.join(', ')}`,
    email !== null && `Email of the sender: ${email}`,
    from !== null && `Received from: ${formatDay(from)}`,
    to !== null && `Received until: ${formatDay(to)}`,
    words !== '' && `Words in the subject or message: ${words}`,
    types.length > 0 && `Types: ${types.map(inquiryTypeLabel).join(', ')}`,
    restricted ? 'Restricted inquiries: included' : 'Restricted inquiries: left out',
  ].filter((line) => line !== false);
}

/** What the file is, for whoever reads it next. */
export function aboutRecords({
  organisation,
  choice,
  at,
  timezone,
}: {
  organisation: string;
  choice: RecordsChoice;
  at: Date;
  timezone: string;
}): string {
  const lines = [
    `Records of inquiries of ${organisation}, made on ${formatDay(at, timezone)}. Days are those of ${timezone}; times are UTC.`,
    '',
    'Chosen:',
    ...describeChoice(choice).map((line) => `- ${line}`),
    '',
    'Taken out:',
    ...(choice.redact.length === 0 ? ['- Nothing.'] : choice.redact.map((part) => `- ${took[part]}`)),
    '',
    ...(choice.redact.includes('files')
      ? []
      : ['Files are handed on as they are: nothing in them was taken out.']),
    'Drafts, briefings and the texts of questions to experts are not part of it. Read it before you hand it on.',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
