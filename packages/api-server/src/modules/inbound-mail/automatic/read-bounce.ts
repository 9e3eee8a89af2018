import { shortenText } from '@rostrum/contracts';
import type { InboundMail } from '../read-mail.ts';

type Bounce = Pick<InboundMail, 'headers' | 'from' | 'subject' | 'text' | 'reports'>;

const maxReason = 300;
/** Hundreds of receivers. */
const maxReport = 200_000;
/** A report begins with what happened; the returned mail follows. */
const maxRead = 20_000;

/** The fields of a report, group by group: one of the mail, then one of each receiver (RFC 3464). */
function readGroups(report: string): ReadonlyMap<string, string>[] {
  return report
    .slice(0, maxReport)
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map((group) => {
      const fields = new Map<string, string>();
      for (const line of group.split('\n')) {
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
        if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
      }
      return fields;
    });
}

const withoutComments = (value: string | undefined) => (value ?? '').replaceAll(/\([^()]*\)/g, '').trim();

/** "smtp; 550 No such user" without the kind of system that says it. */
const readDiagnostic = (value: string): string => {
  const semicolon = value.indexOf(';');
  return semicolon > 0 && semicolon < 12 ? value.slice(semicolon + 1).trim() : value;
};

function readReport(reports: readonly string[]): string | undefined {
  const groups = reports.flatMap(readGroups);
  const failed = groups.find(
    (group) =>
      withoutComments(group.get('action')).toLowerCase() === 'failed' &&
      !group.get('status')?.startsWith('2.'),
  );
  if (!failed) return undefined;
  const words = readDiagnostic(failed.get('diagnostic-code') ?? '');
  return words === '' ? withoutComments(failed.get('status')) || 'failed' : words;
}

const isFromServer = ({ headers, from = '' }: Bounce): boolean =>
  /^(?:mailer[-_]?daemon|postmaster|mail[-_]?daemon)@/i.test(from) ||
  headers.get('return-path')?.replaceAll(/\s/g, '') === '<>' ||
  headers.has('x-failed-recipients');

/** A line of a server with a code for a failure that is for good: "550 5.1.1 no such user". */
const refusal = /(?:^|[\s:(<])(55[0-4][ -]|5\.\d\.\d{1,3}\b)/;
const permanentWords = [
  'permanent error',
  'permanent failure',
  'permanently',
  "i've given up",
  'giving up',
  'could not be delivered',
];
const waitingWords = [
  'will be retried',
  'still trying',
  'will keep trying',
  'not been delivered yet',
  'delayed',
  'temporary',
];

/** Reports of Exim, qmail and servers of their kind are for people to read. */
function readWords({ headers, text, subject }: Bounce): string | undefined {
  const read = text.slice(0, maxRead);
  const lower = `${subject}\n${read}`.toLowerCase();
  const line = read.split('\n').find((each) => refusal.test(each));
  const hasFailed =
    headers.has('x-failed-recipients') || permanentWords.some((words) => lower.includes(words));
  if (!hasFailed && (line === undefined || waitingWords.some((words) => lower.includes(words))))
    return undefined;
  const said = line?.trim() ?? '';
  const code = said.search(/55[0-4][ -]|5\.\d\.\d/);
  return said === '' ? 'the mail server gives no reason' : said.slice(Math.max(0, code));
}

/** Returns why a mail of ours came back for good; undefined when it only waits, or no mail server reports it. */
export function readBounce(mail: Bounce): string | undefined {
  const reason =
    mail.reports.length > 0 ? readReport(mail.reports) : isFromServer(mail) ? readWords(mail) : undefined;
  return reason === undefined ? undefined : shortenText(`Came back: ${reason}`, maxReason);
}
