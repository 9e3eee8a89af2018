import { senderFieldsOfType, type InquiryTypeId, type SenderDetails } from '@rostrum/contracts';
import { fieldKey, type InquiryDraft } from './inquiry-draft.ts';

const media: InquiryTypeId = 2;
const outletKey = fieldKey(media, 'outlet');

/** Fills what no one has typed yet. A country that was only guessed from the browser gives way. */
export function prefillSender(
  draft: InquiryDraft,
  { country, state, organization, job_title, by_type: byType }: SenderDetails,
  isCountryGuessed: boolean,
): InquiryDraft {
  const known = byType.flatMap(({ type, fields }) =>
    Object.entries(fields).map(([name, value]) => [fieldKey(type, name), value] as const),
  );
  const outlet = organization ? { [outletKey]: organization } : {};
  const replacesCountry = country !== null && (isCountryGuessed || draft.country === '');
  return {
    ...draft,
    organization: draft.organization || (organization ?? ''),
    job_title: draft.job_title || (job_title ?? ''),
    ...(replacesCountry && { country, state: state ?? '' }),
    fields: { ...outlet, ...Object.fromEntries(known), ...draft.fields },
  };
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** The draft for another type: an organisation that was typed becomes the outlet of a media inquiry, and the other way round. */
export function changeType(draft: InquiryDraft, type: InquiryTypeId): Partial<InquiryDraft> {
  const { organization, fields } = draft;
  const outlet = fields[outletKey];
  if (type === media && isBlank(outlet) && !isBlank(organization))
    return { type, fields: { ...fields, [outletKey]: organization } };
  if (type !== media && isBlank(organization) && typeof outlet === 'string')
    return { type, organization: outlet };
  return { type };
}

/** What a sent draft says about its sender, for the next one. */
export function pickSenderFields({ fields }: Pick<InquiryDraft, 'fields'>): InquiryDraft['fields'] {
  const names = Object.entries(senderFieldsOfType).flatMap(([type, own]) =>
    own.map((name) => `${type}.${name}`),
  );
  return Object.fromEntries(Object.entries(fields).filter(([key]) => names.includes(key)));
}
