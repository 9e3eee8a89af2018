import type { InquiryTypeId } from '@rostrum/contracts';
import type { Addressee } from './addressee.ts';
import type { FormValues } from './form-values.ts';

/** Colleagues who may be asked beside the addressee, of those who take this kind of inquiry. */
export const colleaguesFor = ({ similar }: Addressee, type: InquiryTypeId) =>
  similar.filter(({ refuses }) => !refuses.includes(type));

/**
 * Whom the sender chose to ask as well: those alone whose names stood beside the box. Who became a similar expert since
 * is not asked unseen.
 */
export function readAlsoAsked(addressee: Addressee, type: InquiryTypeId, values: FormValues) {
  if (values['also_ask'] !== 'yes') return [];
  const shown = new Set((values['also_shown'] ?? '').split(','));
  return colleaguesFor(addressee, type).filter(({ username }) => shown.has(username));
}
