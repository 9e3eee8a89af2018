import type { InquiryTypeId } from '@rostrum/contracts';
import { colleaguesFor } from '@rostrum/inquiry-form';
import type { Addressee } from './addressee.ts';
import type { FormValues } from './form-values.ts';

/**
 * Whom the sender chose to ask as well: those alone whose names stood beside the box. Who became a similar expert since
 * is not asked unseen.
 */
export function readAlsoAsked(addressee: Addressee, type: InquiryTypeId, values: FormValues) {
  if (values['also_ask'] !== 'yes') return [];
  const shown = new Set((values['also_shown'] ?? '').split(','));
  return colleaguesFor(addressee.similar, type).filter(({ username }) => shown.has(username));
}
