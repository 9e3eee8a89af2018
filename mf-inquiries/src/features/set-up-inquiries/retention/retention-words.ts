import { formatList, formatNumber } from '@rostrum/contracts';
import { leastRetention, type RetentionPart, type RetentionPreview } from '@rostrum/contracts/inquiries';

const steps: readonly [days: number, words: string][] = [
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [180, '180 days'],
  [365, '1 year'],
  [730, '2 years'],
  [1095, '3 years'],
  [1826, '5 years'],
  [2557, '7 years'],
  [3653, '10 years'],
];

/** The times that a part can be kept; one that was set by another way keeps its own line. */
export function timeOptions(part: RetentionPart, current: number | null, endless: string) {
  const offered = steps.filter(([days]) => days >= leastRetention[part]);
  const isOwn = current !== null && !offered.some(([days]) => days === current);
  return [
    ...offered.map(([value, label]) => ({ value, label })),
    ...(isOwn ? [{ value: current, label: `${formatNumber(current)} days` }] : []),
    { value: 0, label: endless },
  ];
}

const count = (total: number, one: string, more: string) =>
  `${formatNumber(total)} ${total === 1 ? one : more}`;

/** What goes, in words; nothing where nothing does. */
export function describeErased({ inquiries, spam, files }: RetentionPreview): string {
  const parts = [
    inquiries > 0 && count(inquiries, 'closed inquiry', 'closed inquiries'),
    spam > 0 && count(spam, 'spam inquiry', 'spam inquiries'),
    files > 0 && count(files, 'file of a closed inquiry', 'files of closed inquiries'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'nothing' : formatList(parts);
}

/** What would go but for its hold; null where there is none. */
export const describeHeld = ({ on_hold: total }: RetentionPreview): string | null =>
  total === 0
    ? null
    : total === 1
      ? '1 more is over its time and stays: it is on legal hold.'
      : `${formatNumber(total)} more are over their time and stay: they are on legal hold.`;
