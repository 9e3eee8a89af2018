import type { z } from '@rostrum/contracts';
import { setupTypes, usualTypes } from '@rostrum/contracts/inquiries';

export const setupSections = ['types'] as const;
export type SetupSection = (typeof setupSections)[number];

/** Each section's schema, what holds until it is saved, and its name in the history. */
export const sectionKinds = {
  types: { schema: setupTypes, usual: usualTypes, name: 'the types of inquiries' },
} as const satisfies Record<SetupSection, { schema: z.ZodType; usual: unknown; name: string }>;

export type SectionValue<Section extends SetupSection> = z.output<(typeof sectionKinds)[Section]['schema']>;
