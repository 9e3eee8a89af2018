/** Far more than a message may have; what is below is a quote. */
const mostRead = 100_000;
/** The head of a quote is a line, or two; whatever is longer was written. */
const longestHead = 400;

// How mail programs begin what they quote. Compared as texts: what strangers send must not be searched in circles.
const firstWords = ['on', 'am', 'le', 'el', 'il', 'op', 'den', 'på', 'em'];
const verbs = ['wrote', 'schrieb', 'a écrit', 'escribió', 'ha scritto', 'schreef', 'skrev', 'escreveu'];
const dividers = [
  'original message',
  'ursprüngliche nachricht',
  "message d'origine",
  'mensaje original',
  'forwarded message',
];
const senders = ['from:', 'von:', 'de:', 'da:', 'van:', 'fra:'];
const others = [
  'sent:',
  'date:',
  'gesendet:',
  'envoyé:',
  'enviado:',
  'inviato:',
  'verzonden:',
  'sendt:',
  'datum:',
  'to:',
  'an:',
  'à:',
  'para:',
];

const lowered = (line: string | undefined) => (line ?? '').trim().toLowerCase();
const hasDigit = (text: string) => [...'0123456789'].some((digit) => text.includes(digit));
const beginsWith = (line: string, words: readonly string[]) => words.some((word) => line.startsWith(word));
/** Outlook writes the names of its lines in bold, as asterisks. */
const withoutStars = (line: string) => line.replaceAll('*', '');

/** "On Wed, 25 Nov 2026, Desk <desk@…> wrote:": with a date or an address, or it is a sentence. */
function isWroteLine(line: string): boolean {
  if (!line.endsWith(':') || line.length > longestHead) return false;
  if (!verbs.some((verb) => line.includes(` ${verb}`))) return false;
  const [first = ''] = line.split(' ');
  const isAddressed = line.includes('<') && line.includes('@') && line.includes('>');
  return isAddressed || (firstWords.includes(first) && (hasDigit(line) || line.includes('@')));
}

const isDivider = (line: string): boolean =>
  (line.startsWith('--') && dividers.includes(line.replaceAll('-', '').trim())) ||
  (line.length >= 10 && line.replaceAll('_', '') === '');

function isQuoteHead(lines: readonly string[], index: number): boolean {
  const line = lowered(lines[index]);
  if (line === '') return false;
  if (isDivider(line) || isWroteLine(line)) return true;
  // Programs break a long head into two lines.
  const [first = ''] = line.split(' ');
  if (firstWords.includes(first) && hasDigit(line) && isWroteLine(`${line} ${lowered(lines[index + 1])}`))
    return true;
  const sender = withoutStars(line);
  if (!beginsWith(sender, senders) || !sender.includes('@')) return false;
  return lines.slice(index + 1, index + 4).some((each) => beginsWith(withoutStars(lowered(each)), others));
}

const isQuoted = (line: string) => line.trimStart().startsWith('>');

/**
 * What was written, without the exchange below it and the signature. What stands between lines of the quote is kept, with
 * what it answers: whoever answers point by point is understood only so.
 */
export function stripQuoted(text: string): string {
  const lines = text.slice(0, mostRead).replaceAll('\r\n', '\n').replaceAll('\u0000', '').split('\n');
  const head = lines.findIndex((_, index) => isQuoteHead(lines, index));
  const below = head === -1 ? [] : lines.slice(head + 1);
  const firstQuoted = below.findIndex(isQuoted);
  const isPointByPoint =
    firstQuoted !== -1 &&
    below
      .slice(firstQuoted, below.findLastIndex(isQuoted))
      .some((line) => line.trim() !== '' && !isQuoted(line));
  if (isPointByPoint) return lines.join('\n').trim();
  const written = head === -1 ? lines : lines.slice(0, head);
  // A quote without a head is dropped where it is the end.
  const end = written.findLastIndex((line) => line.trim() !== '' && !isQuoted(line)) + 1;
  const kept = written.slice(0, end);
  const signature = kept.findIndex((line) => line.trimEnd() === '--');
  return (signature > 0 ? kept.slice(0, signature) : kept).join('\n').trim();
}
