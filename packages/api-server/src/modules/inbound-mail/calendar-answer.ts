const answers: Readonly<Record<string, string>> = {
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  TENTATIVE: 'Tentatively accepted',
};

/** Returns the lines of a calendar, each as a whole. */
const unfold = (calendar: string): string[] =>
  calendar.replaceAll('\r\n', '\n').replaceAll('\n ', '').replaceAll('\n\t', '').split('\n');

const unescape = (value: string): string => value.replaceAll(/\\[nN]/g, ' ').replaceAll(/\\([,;\\])/g, '$1');

/**
 * Returns what an answer to an invitation says in words (RFC 5546), for mails that say it nowhere else: "Accepted: Interview".
 * Undefined where the calendar is no answer.
 */
export function readCalendarAnswer(calendar: string): string | undefined {
  const lines = unfold(calendar);
  const find = (name: string) =>
    lines.find(
      (line) => line.toUpperCase().startsWith(`${name}:`) || line.toUpperCase().startsWith(`${name};`),
    );
  const valueOf = (name: string) => {
    const line = find(name) ?? '';
    return unescape(line.slice(line.indexOf(':') + 1)).trim();
  };
  const method = valueOf('METHOD').toUpperCase();
  if (method !== 'REPLY' && method !== 'COUNTER') return undefined;
  const status = /PARTSTAT="?([A-Z-]+)/i.exec(find('ATTENDEE') ?? '')?.[1]?.toUpperCase() ?? '';
  const word =
    method === 'COUNTER' ? 'Another time proposed' : (answers[status] ?? 'Answered the invitation');
  const [summary, comment] = [valueOf('SUMMARY'), valueOf('COMMENT')];
  return `${word}${summary === '' ? '' : `: ${summary}`}${comment === '' ? '' : `\n\n${comment}`}`;
}
