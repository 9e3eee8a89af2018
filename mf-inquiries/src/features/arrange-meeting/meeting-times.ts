import { inquiryTypeFields, inquiryTypeIds, type InquiryDetail } from '@rostrum/contracts';

const { slots } = inquiryTypeFields[inquiryTypeIds.meeting].shape;
const mostFromExperts = 5;

const isToCome = (moment: string) => Date.parse(moment) > Date.now();

/** The times that a meeting inquiry proposes and that are still to come. */
export function proposedTimes({ type, fields }: Pick<InquiryDetail, 'type' | 'fields'>) {
  if (type !== 10) return [];
  const read = slots.safeParse(fields.slots);
  return read.success ? read.data.filter(({ start }) => isToCome(start)) : [];
}

/** The times at which experts who were asked could, for the desk to hand on. */
export function expertTimes({ asks }: Pick<InquiryDetail, 'asks'>): string[] {
  const times = asks.flatMap(({ state, agreed_at: agreed, times: offered }) =>
    state === 'accepted' && agreed !== null ? [agreed] : state === 'proposed' ? offered : [],
  );
  return [...new Set(times)].filter(isToCome).toSorted().slice(0, mostFromExperts);
}
