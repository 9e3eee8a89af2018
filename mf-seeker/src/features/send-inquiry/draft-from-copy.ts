import type { SentCopyText } from '@rostrum/contracts/inquiries';
import { fieldKey, type DraftValue, type InquiryDraft, type SlotDraft } from './inquiry-draft.ts';
import { localFieldValue } from './local-time.ts';

const local = (instant: unknown): string => {
  const date = new Date(typeof instant === 'string' ? instant : Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : localFieldValue(date);
};

const isSlot = (value: unknown): value is { start: unknown; minutes: unknown } =>
  typeof value === 'object' && value !== null && 'start' in value && 'minutes' in value;

function toDraftValue(value: unknown): DraftValue | undefined {
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isSlot)
    .map((slot): SlotDraft => ({ start: local(slot.start), minutes: String(slot.minutes) }));
}

/** A draft that says the same as a sent inquiry. A deadline that has passed is asked anew, and so is the consent. */
export function draftFromCopy(copy: SentCopyText, now: number): Partial<InquiryDraft> {
  const { type, deadline_at: deadline } = copy;
  const fields = Object.entries(copy.fields).flatMap(([name, value]) => {
    const written = toDraftValue(value);
    return written === undefined ? [] : [[fieldKey(type, name), written] as const];
  });
  return {
    type,
    subject: copy.subject,
    message: copy.message,
    fields: Object.fromEntries(fields),
    deadline_at: deadline !== null && Date.parse(deadline) > now ? local(deadline) : '',
    phone: copy.phone ?? '',
    organization: copy.organization ?? '',
    job_title: copy.job_title ?? '',
    city: copy.city ?? '',
    state: copy.state ?? '',
    country: copy.country,
  };
}
