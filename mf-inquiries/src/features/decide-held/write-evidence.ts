import { formatDay, formatZonedClock } from '@rostrum/contracts';
import type { HeldInquiryDetail } from '@rostrum/contracts/inquiries';
import { describeVerdictReason } from './held-words.ts';

const momentOf = (at: string) => `${formatDay(at, 'UTC')}, ${formatZonedClock(at, 'UTC')} (${at})`;

/** Returns everything that is known of a threat as a text, to hand on to the police or to security staff. */
export function writeEvidence(item: HeldInquiryDetail, exportedAt: string): string {
  const { sender, recipients, history } = item;
  const lines: [string, string | null][] = [
    ['Reference', item.ref],
    ['Received', momentOf(item.created_at)],
    ['Exported', momentOf(exportedAt)],
    ['To', recipients.length === 0 ? 'The organisation' : recipients.join(', ')],
    ['Sender', sender.name],
    ['Email', `${sender.email} (${sender.email_confirmed === true ? 'confirmed' : 'not confirmed'})`],
    ['Organisation', sender.organization],
    ['Sent from', item.ip],
    ['Earlier inquiries', `${history.sent}, ${history.spam} of them spam`],
    ['First inquiry', history.first_at === null ? null : momentOf(history.first_at)],
    ['Held because', item.reasons.map(({ code }) => describeVerdictReason(code)).join('; ') || null],
    ['Subject', item.subject],
  ];
  const head = lines.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]));
  return `${head.join('\n')}\n\n${item.message}\n`;
}

/** Saves a text as a file of this browser. */
export function saveTextFile(name: string, text: string): void {
  // The mark lets text editors of Windows recognise UTF-8.
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked at once some browsers cancel the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
