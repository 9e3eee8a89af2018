import { publishRequirements, type PersonDetail } from '@rostrum/contracts';
import { fieldIdOf } from '@rostrum/ui-kit/form';

type Requirement = (typeof publishRequirements)[number];

/** A field that the organisation requires. */
export interface RequiredField {
  label: string;
  target: string;
  isMissing: boolean;
}

export interface RequirementPart extends RequiredField {
  /** Null for a field of the organisation. */
  part: Requirement | null;
}

/** Each with the field of the form that holds it; the photo has a card of its own, and consent is given in a dialog. */
const parts: Record<Requirement, { label: string; field?: string }> = {
  headline: { label: 'Headline', field: 'headline' },
  biography: { label: 'Biography', field: 'biography' },
  photo: { label: 'Photo' },
  industry: { label: 'Industry', field: 'industries' },
  topic: { label: 'Area of expertise', field: 'topics' },
  consent: { label: 'Consent to publish' },
};
/** Staff profiles have neither. */
const expertsOnly: ReadonlySet<Requirement> = new Set(['industry', 'topic']);

/**
 * Lists everything that a profile needs before it can be published, with the id of the element where it is filled in
 * (empty for consent). `form` is the name of the form that holds the fields.
 */
export const listRequirements = (
  { kind, missing }: Pick<PersonDetail, 'kind' | 'missing'>,
  moreFields: readonly RequiredField[],
  form: string,
): RequirementPart[] => [
  ...publishRequirements
    .filter((part) => kind !== 'staff' || !expertsOnly.has(part))
    .map((part) => {
      const { label, field } = parts[part];
      const target = part === 'photo' ? 'person-photo' : field === undefined ? '' : fieldIdOf(form, field);
      return { part, label, target, isMissing: missing.includes(part) };
    }),
  ...moreFields.map((field) => ({ ...field, part: null })),
];
