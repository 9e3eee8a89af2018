import {
  checkedSections,
  personSectionKinds,
  type CheckedSection,
  type PersonDetail,
  type PersonSectionKind,
} from '@rostrum/contracts';
import { isoOrNull } from '@rostrum/server-kit/database';
import type { PersonRecord } from './person-detail.repository.ts';
import { fieldOfPart, isSectionPart, sectionLabels } from './person-parts.ts';
import { isWordPart } from './word-columns.ts';

const groupLabels: Record<Exclude<CheckedSection, PersonSectionKind>, string> = {
  profile: 'Headline and biography',
  expertise: 'Areas of expertise and industries',
  contact: 'Name, title and contact',
  photo: 'Photo',
  availability: 'Availability',
  readiness: 'Media readiness',
  fields: 'More fields',
};

export const labelSection = (section: CheckedSection): string =>
  isSectionPart(section) ? sectionLabels[section] : groupLabels[section];

export const labelledSections = checkedSections.map((value) => ({ value, label: labelSection(value) }));

/** Words of a profile that are no contact of its person; tags and access say nothing of them. */
const sectionsOfWords: Readonly<Record<string, CheckedSection | null>> = {
  headline: 'profile',
  biography: 'profile',
  topics: 'expertise',
  industries: 'expertise',
  photo: 'photo',
  availability: 'availability',
  // They have no section of their own: areas that were released before them know none.
  speaking: 'availability',
  fees: 'availability',
  media_readiness: 'readiness',
  employee_id: null,
  tags: null,
  access: null,
};

/** The section of a part, where it is a word of the person. */
export function sectionOfPart(part: string): CheckedSection | undefined {
  if (isSectionPart(part)) return part;
  if (fieldOfPart(part) !== undefined) return 'fields';
  if (part in sectionsOfWords) return sectionsOfWords[part] ?? undefined;
  return isWordPart(part) ? 'contact' : undefined;
}

export interface SectionChange {
  section: CheckedSection;
  at: Date;
  isTheirs: boolean;
}

interface Filled {
  kinds: ReadonlySet<PersonSectionKind>;
  hasAvailability: boolean;
  /** Something stands in the organisation's own fields. */
  hasFields: boolean;
  changes: readonly SectionChange[];
}

const latest = (one: Date | null, other: Date | null): Date | null =>
  one !== null && (other === null || one > other) ? one : other;

/** Each section that has something in it, with when its person last stood by it. A later change by others is not theirs. */
export function describeChecks(
  person: Pick<PersonRecord, 'kind' | 'image' | 'readiness' | 'speaking' | 'fees' | 'lastConfirmedAt'>,
  { kinds, hasAvailability, hasFields, changes }: Filled,
): PersonDetail['checks'] {
  const isStaff = person.kind === 'staff';
  const changeOf = (section: CheckedSection) => changes.find((one) => one.section === section);
  const filled: CheckedSection[] = [
    'profile',
    ...(isStaff ? [] : ['expertise' as const]),
    'contact',
    ...(person.image === null ? [] : ['photo' as const]),
    ...((hasAvailability || person.speaking.length > 0 || person.fees.length > 0) && !isStaff
      ? ['availability' as const]
      : []),
    ...(person.readiness === null ? [] : ['readiness' as const]),
    ...(hasFields || changeOf('fields') ? ['fields' as const] : []),
    ...personSectionKinds.filter((kind) => kinds.has(kind)),
  ];
  return filled.map((section) => {
    const change = changeOf(section);
    const whole = person.lastConfirmedAt;
    const isOthers = change !== undefined && !change.isTheirs && (whole === null || change.at > whole);
    return {
      section,
      label: labelSection(section),
      confirmed_at: isOthers ? null : isoOrNull(latest(whole, change?.isTheirs ? change.at : null)),
      changed_at: isOthers ? isoOrNull(change.at) : null,
    };
  });
}
