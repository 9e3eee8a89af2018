import {
  personSectionKinds,
  readField,
  teamChange,
  type PersonSection,
  type PersonSectionKind,
} from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { personFieldRepository } from './person-fields.repository.ts';
import { availabilityOf, sectionsOf } from './person-views.ts';
import { isWordPart, wordParts, wordsOf } from './word-columns.ts';

export const isSectionPart = (part: string): part is PersonSectionKind =>
  (personSectionKinds as readonly string[]).includes(part);

const fieldPrefix = 'field:';
export const fieldPart = (id: string): string => `${fieldPrefix}${id}`;
export const fieldOfPart = (part: string): string | undefined =>
  part.startsWith(fieldPrefix) ? part.slice(fieldPrefix.length) : undefined;

const partOrder: readonly string[] = [...wordParts, 'photo', ...personSectionKinds, 'availability'];

/** Parts in the order of the editor; fields that the organisation added stand last. */
export const byPartOrder = (left: string, right: string): number => {
  const [one, other] = [left, right].map((part) => partOrder.indexOf(part) + 1 || partOrder.length + 1);
  return (one ?? 0) - (other ?? 0) || left.localeCompare(right);
};

const isPart = (name: string): boolean =>
  isWordPart(name) ||
  isSectionPart(name) ||
  name === 'photo' ||
  name === 'availability' ||
  fieldOfPart(name) !== undefined;

/** Of what a step changed, the parts that versions keep. */
export const pickParts = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isPart(name)));

export const sectionLabels: Record<PersonSectionKind, string> = {
  education: 'Education',
  affiliation: 'Affiliations',
  language: 'Languages',
  media_appearance: 'Media appearances',
  publication: 'Publications',
  quotation: 'Quotations',
  event_appearance: 'Event appearances',
  accomplishment: 'Accomplishments',
  accreditation: 'Accreditations',
  research_focus: 'Research focus',
  research_grant: 'Research grants',
  patent: 'Patents',
  course: 'Courses',
  partnership: 'Partnerships',
  sample_talk: 'Sample talks',
  testimonial: 'Testimonials',
  video: 'Videos',
  social: 'Social media',
  link: 'Links',
};

/** What a part is called. `fields`: labels of fields that the organisation added, by id. */
export function labelPart(part: string, fields: ReadonlyMap<string, string>): string {
  if (part === 'fees') return 'Fees';
  if (isWordPart(part)) return readField(teamChange, part).label;
  if (isSectionPart(part)) return sectionLabels[part];
  if (part === 'photo') return 'Photo';
  if (part === 'availability') return 'Availability';
  return fields.get(fieldOfPart(part) ?? '') ?? 'A field that was deleted';
}

/** The photo of a profile, as its columns. */
export const photoOf = ({
  image,
  imageAlt,
  imageCredit,
  imagePressApproved,
  imageUploadId,
  imageFocusX,
  imageFocusY,
}: PersonRecord) => ({
  image,
  imageAlt,
  imageCredit,
  imagePressApproved,
  imageUploadId,
  imageFocusX,
  imageFocusY,
});
export type PhotoValues = ReturnType<typeof photoOf>;

const entriesOf = (sections: readonly PersonSection[], kind: PersonSectionKind) =>
  sections.filter((section) => section.kind === kind).map(({ data }) => data);

/** What a profile says now, part by part. */
export async function readParts(db: Queryable, person: PersonRecord): Promise<Record<string, unknown>> {
  const { orgId, id } = person;
  const sections = sectionsOf(await personDetailRepository.sections(db, orgId, id));
  const availability = availabilityOf(await personDetailRepository.availability(db, orgId, id));
  const fields = await personFieldRepository.list(db, person);
  return {
    ...wordsOf(person),
    ...Object.fromEntries(personSectionKinds.map((kind) => [kind, entriesOf(sections, kind)])),
    ...Object.fromEntries(fields.map(({ field, value }) => [fieldPart(field.id), value])),
    availability,
    photo: photoOf(person),
  };
}
