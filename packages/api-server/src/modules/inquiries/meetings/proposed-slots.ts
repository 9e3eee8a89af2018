import { inquiryTypeFields, inquiryTypeIds } from '@rostrum/contracts';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';

const { slots } = inquiryTypeFields[inquiryTypeIds.meeting].shape;

/** The times that a meeting inquiry proposes; of any other type there are none. */
export function proposedSlots({ fields }: Pick<InquiryRecord, 'fields'>): { start: Date; minutes: number }[] {
  const read = slots.safeParse(fields.slots);
  return read.success ? read.data.map(({ start, minutes }) => ({ start: new Date(start), minutes })) : [];
}
