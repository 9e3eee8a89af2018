import {
  commonInquiryFields,
  describeField,
  inquiryFormFields,
  inquiryTypeId,
  inquiryTypeIds,
  inquiryTypes,
  line,
  prose,
  readField,
  typesWithRequiredDeadline,
  z,
  type InquiryTypeId,
} from '@rostrum/contracts';

/** The order in which the public form offers the types until an organisation chooses its own. */
const defaultOrder: readonly InquiryTypeId[] = [
  inquiryTypeIds.media,
  inquiryTypeIds.speaking,
  inquiryTypeIds.expert_witness,
  inquiryTypeIds.business,
  inquiryTypeIds.research,
  inquiryTypeIds.partnership,
  inquiryTypeIds.meeting,
  inquiryTypeIds.general,
  inquiryTypeIds.donor,
  inquiryTypeIds.admissions,
];

const optionalContacts = ['phone', 'organization', 'job_title', 'city'] as const;

/** Fields that the public form asks for without requiring them: an organisation may require them. */
export const requirableFields = (type: InquiryTypeId): { path: string; label: string }[] => [
  ...inquiryFormFields(type)
    .filter(({ required, kind }) => !required && kind !== 'flag')
    .map(({ name, label }) => ({ path: `fields.${name}`, label })),
  ...(typesWithRequiredDeadline.includes(type) ? [] : [{ path: 'deadline_at', label: 'Deadline' }]),
  ...optionalContacts.map((path) => ({ path, label: readField(commonInquiryFields, path).label })),
];

const setupType = z
  .object({
    type: inquiryTypeId,
    enabled: z.boolean(),
    /** Empty: the name of the specification. */
    label: describeField(line(40), { label: 'Name on the form' }),
    intro: describeField(prose(400), { label: 'Introduction' }),
    required: z.array(z.string().max(60)).max(30),
  })
  .superRefine(({ type, required }, context) => {
    const known = requirableFields(type).map(({ path }) => path);
    if (required.some((path) => !known.includes(path)))
      context.addIssue({ code: 'custom', path: ['required'], message: 'Choose fields of this type.' });
  });
export type SetupType = z.infer<typeof setupType>;

/** Which types the public form offers, in which order and words, and what it says of data and once an inquiry was sent. */
export const savedTypes = z.object({
  types: z.array(setupType),
  thanks: describeField(prose(600), { label: 'Thank-you text' }),
  /** Left out: as it is saved. */
  consent: describeField(prose(600), { label: 'Consent text' }).optional(),
});

/** What may be saved: every type once, and one of them on. */
export const setupTypes = savedTypes.extend({
  types: z
    .array(setupType)
    .length(inquiryTypes.length)
    .refine((types) => new Set(types.map(({ type }) => type)).size === types.length, 'Name each type once.')
    .refine((types) => types.some(({ enabled }) => enabled), 'Leave at least one type on.'),
});
export type SetupTypes = z.infer<typeof setupTypes>;

export const usualTypes: SetupTypes = {
  types: defaultOrder.map((type) => ({ type, enabled: true, label: '', intro: '', required: [] })),
  thanks: '',
};
