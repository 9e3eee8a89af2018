import type { VerdictReason } from '@rostrum/contracts/inquiries';

/** A part of a message; `reason` counts from 1 and is null between the reasons. */
export interface MarkedPart {
  text: string;
  reason: number | null;
  isForSpam: boolean;
}

/** Cuts a message at the places of its reasons. Where two overlap, the one that counts more keeps the place. */
export function markReasons(message: string, reasons: readonly VerdictReason[]): MarkedPart[] {
  const places = reasons
    .flatMap(({ marks, weight }, index) => marks.map((mark) => ({ ...mark, weight, reason: index + 1 })))
    .toSorted((one, other) => one.start - other.start || Math.abs(other.weight) - Math.abs(one.weight));
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { start, end, weight, reason } of places) {
    if (start < at || end > message.length) continue;
    if (start > at) parts.push({ text: message.slice(at, start), reason: null, isForSpam: false });
    parts.push({ text: message.slice(start, end), reason, isForSpam: weight > 0 });
    at = end;
  }
  if (at < message.length) parts.push({ text: message.slice(at), reason: null, isForSpam: false });
  return parts;
}
