import { z } from 'zod';
import { personSectionKinds, type PersonSectionKind } from './person-sections.ts';

/** Sections of a profile besides its kinds of entries, each of which is one of its own. */
const checkedGroups = [
  'profile',
  'expertise',
  'contact',
  'photo',
  'availability',
  'readiness',
  'fields',
] as const;

export type CheckedSection = (typeof checkedGroups)[number] | PersonSectionKind;

/** What a person says of each alone that it is still right. */
export const checkedSections: readonly [CheckedSection, ...CheckedSection[]] = [
  ...checkedGroups,
  ...personSectionKinds,
];
export const checkedSection = z.enum(checkedSections);
