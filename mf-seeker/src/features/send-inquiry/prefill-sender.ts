import { senderFieldsOfType, type SenderDetails } from '@rostrum/contracts';
import { fieldKey, type InquiryDraft } from './inquiry-draft.ts';

/** Fills what no one has typed yet. A country that was only guessed from the browser gives way. */
export function prefillSender(
  draft: InquiryDraft,
  { country, state, organization, job_title, by_type: byType }: SenderDetails,
  isCountryGuessed: boolean,
): InquiryDraft {
  const known = byType.flatMap(({ type, fields }) =>
    Object.entries(fields).map(([name, value]) => [fieldKey(type, name), value] as const),
  );
  const replacesCountry = country !== null && (isCountryGuessed || draft.country === '');
  return {
    ...draft,
    organization: draft.organization || (organization ?? ''),
    job_title: draft.job_title || (job_title ?? ''),
    ...(replacesCountry && { country, state: state ?? '' }),
    fields: { ...Object.fromEntries(known), ...draft.fields },
  };
}

/** What a sent draft says about its sender, for the next one. */
export function pickSenderFields({ fields }: Pick<InquiryDraft, 'fields'>): InquiryDraft['fields'] {
  const names = Object.entries(senderFieldsOfType).flatMap(([type, own]) =>
    own.map((name) => `${type}.${name}`),
  );
  return Object.fromEntries(Object.entries(fields).filter(([key]) => names.includes(key)));
}
