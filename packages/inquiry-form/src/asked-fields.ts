import { inquiryFormFields, type InquiryFormField, type InquiryTypeId } from '@rostrum/contracts';

/** Where a form asks in other words than those the team reads beside the answer. */
const asked: Readonly<Record<string, string>> = {
  '1.event_location': 'Place, or virtual',
  '1.event_date': 'Date of the event',
  '1.audience_size': 'Size of the audience',
  '1.minutes': 'Length in minutes',
  '2.media_position': 'Your position',
  '2.format': 'How to talk',
  '2.questions': 'Your questions',
  '3.stage': 'Stage of the case',
  '3.org_type': 'You work for',
  '3.parties': 'Parties to the case',
  '3.case_type': 'Kind of case',
  '4.start_date': 'Start date',
  '6.org_type': 'Kind of organisation',
  '6.focus': 'Focus of the partnership',
  '7.donor_type': 'Kind of donor',
  '7.range': 'Size of the gift',
  '7.anonymous': 'Keep my name private',
  '9.area': 'Area of research',
  '9.stage': 'What you look for',
  '10.purpose': 'Purpose of the meeting',
  '10.attendees': 'Number of people',
  '10.slots': 'Times that suit you',
};

/** A type's own fields as the form asks for them. `required`: paths that the organisation requires as well. */
export const askedFields = (type: InquiryTypeId, required: readonly string[] = []): InquiryFormField[] =>
  inquiryFormFields(type).map((field) => ({
    ...field,
    required: field.required || required.includes(`fields.${field.name}`),
    label: asked[`${String(type)}.${field.name}`] ?? field.label,
  }));
