import { describeField, id, inquiryTypeId, line, rowVersion, z } from '@rostrum/contracts';

export const fieldKinds = [
  'text',
  'longtext',
  'number',
  'date',
  'select',
  'multiselect',
  'url',
  'email',
  'boolean',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

export const fieldKindNames: Readonly<Record<FieldKind, string>> = {
  text: 'Short text',
  longtext: 'Long text',
  number: 'Number',
  date: 'Date',
  select: 'One choice',
  multiselect: 'Several choices',
  url: 'Link',
  email: 'Email',
  boolean: 'Yes or no',
};
/** The form of inquiries asks for one choice at a time. */
export const inquiryFieldKinds: readonly FieldKind[] = fieldKinds.filter((kind) => kind !== 'multiselect');

export const hasChoices = (kind: FieldKind): boolean => kind === 'select' || kind === 'multiselect';

/** What an organisation adds fields to. */
export const fieldEntities = ['person', 'post', 'inquiry'] as const;
export type FieldEntity = (typeof fieldEntities)[number];

/** Public pages; the person and the team; the team alone. */
export const fieldVisibilities = ['public', 'organisation', 'team'] as const;
export type FieldVisibility = (typeof fieldVisibilities)[number];

/** An organisation keeps at most this many fields of each entity; archived ones count. */
export const maximumFields = 50;
export const maximumChoices = 100;

const choices = z
  .array(line(120))
  .max(maximumChoices)
  .transform((texts) => texts.filter((text) => text !== ''))
  .refine((texts) => new Set(texts).size === texts.length, 'Write each choice once.');

const inquiryTypesOfField = describeField(z.array(inquiryTypeId).max(10), {
  label: 'Kinds of inquiry',
  hint: 'All of them where none is chosen.',
});

/** What can be changed of a field. Its kind and its key stay. */
export const fieldWords = z.object({
  label: describeField(line(40, 1), { label: 'Label' }),
  help: describeField(line(160).nullable(), {
    label: 'Help text',
    hint: 'Shown under the field while it is filled in.',
  }),
  choices: describeField(choices, { label: 'Choices', hint: 'One per line.' }),
  visibility: describeField(z.enum(fieldVisibilities), { label: 'Who sees it' }),
  is_required: describeField(z.boolean(), { label: 'Required to publish' }),
  /** Of a field of inquiries: those that ask for it. Left out, they stay. */
  inquiry_types: inquiryTypesOfField.optional(),
});

export const newField = fieldWords.extend({
  /** People where an area from before posts had fields leaves it out. */
  entity: z.enum(fieldEntities).default('person'),
  kind: describeField(z.enum(fieldKinds), { label: 'Kind', hint: 'It cannot be changed later.' }),
});

/** A field that an organisation added. */
export const customField = z.object({
  id,
  /** What it is called by programs: made from its first label, and never changed. */
  key: z.string(),
  kind: z.enum(fieldKinds),
  label: z.string(),
  help: z.string().nullable(),
  choices: z.array(z.string()),
  visibility: z.enum(fieldVisibilities),
  is_required: z.boolean(),
  is_archived: z.boolean(),
  /** Of a field of inquiries: the types that ask for it; none for all. */
  inquiry_types: z.array(inquiryTypeId).optional(),
  version: rowVersion,
});
export type CustomField = z.infer<typeof customField>;
