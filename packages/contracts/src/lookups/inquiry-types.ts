import { z } from 'zod';

/** Inquiry types and their numbers (specification, section 3). */
export const inquiryTypes = [
  { id: 1, key: 'speaking', label: 'Speaking' },
  { id: 2, key: 'media', label: 'Media' },
  { id: 3, key: 'expert_witness', label: 'Expert Witness' },
  { id: 4, key: 'business', label: 'Business' },
  { id: 5, key: 'general', label: 'General' },
  { id: 6, key: 'partnership', label: 'Partnership' },
  { id: 7, key: 'donor', label: 'Donor' },
  { id: 8, key: 'admissions', label: 'Admissions' },
  { id: 9, key: 'research', label: 'Research' },
  { id: 10, key: 'meeting', label: 'Meeting' },
] as const;

type IdsByKey = { [Type in (typeof inquiryTypes)[number] as Type['key']]: Type['id'] };

/** The number of each type by its key: `inquiryTypeIds.media` is 2. */
export const inquiryTypeIds = Object.fromEntries(inquiryTypes.map(({ id, key }) => [key, id])) as IdsByKey;

export const inquiryTypeId = z.union(inquiryTypes.map(({ id }) => z.literal(id)));
export type InquiryTypeId = (typeof inquiryTypes)[number]['id'];
export type InquiryTypeKey = (typeof inquiryTypes)[number]['key'];

/** The label of a type, as the specification writes it. */
export const inquiryTypeLabel = (type: number): string =>
  inquiryTypes.find(({ id }) => id === type)?.label ?? 'General';
