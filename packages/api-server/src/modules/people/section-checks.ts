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

const sectionsOfWords: Readonly<Record<string, CheckedSection>> = {
  headline: 'profile',
  biography: 'profile',
  topics: 'expertise',
  industries: 'expertise',
  photo: 'photo',
  availability: 'availability',
  media_readiness: 'readiness',
  ...Object.fromEntries(
    [
      'name_pronunciation',
      'pronouns',
      'prefix',
      'firstname',
      'lastname',
      'suffix',
      'job_title',
      'department',
      'email',
      'phone',
      'city',
      'country',
    ].map((part) => [part, 'contact' as const]),
  ),
};

/** The section of a part; tags and access say nothing of the person. */
export function sectionOfPart(part: string): CheckedSection | undefined {
  if (isSectionPart(part)) return part;
  return fieldOfPart(part) === undefined ? sectionsOfWords[part] : 'fields';
}

export interface SectionChange {
  section: CheckedSection;
  at: Date;
  isTheirs: boolean;
}

interface Filled {
  kinds: ReadonlySet<PersonSectionKind>;
  hasAvailability: boolean;
  changes: readonly SectionChange[];
}

const latest = (one: Date | null, other: Date | null): Date | null =>
  one !== null && (other === null || one > other) ? one : other;

/** Each section that has something in it, with when its person last stood by it. A later change by others is not theirs. */
export function describeChecks(
  person: Pick<PersonRecord, 'kind' | 'image' | 'readiness' | 'lastConfirmedAt'>,
  { kinds, hasAvailability, changes }: Filled,
): PersonDetail['checks'] {
  const isStaff = person.kind === 'staff';
  const changeOf = (section: CheckedSection) => changes.find((one) => one.section === section);
  const filled: CheckedSection[] = [
    'profile',
    ...(isStaff ? [] : ['expertise' as const]),
    'contact',
    ...(person.image === null ? [] : ['photo' as const]),
    ...(hasAvailability && !isStaff ? ['availability' as const] : []),
    ...(person.readiness === null ? [] : ['readiness' as const]),
    ...(changeOf('fields') ? ['fields' as const] : []),
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
