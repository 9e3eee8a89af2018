import type { z } from '@rostrum/contracts';
import {
  setupClearances,
  setupHours,
  setupReplyTimes,
  setupRetention,
  setupRota,
  setupScreening,
  setupRouting,
  setupTemplates,
  setupTypes,
  usualClearances,
  usualHours,
  usualReplyTimes,
  usualRetention,
  usualRota,
  usualRouting,
  usualScreening,
  usualTemplates,
  usualTypes,
} from '@rostrum/contracts/inquiries';

export const setupSections = [
  'types',
  'routing',
  'rota',
  'hours',
  'reply_times',
  'templates',
  'clearances',
  'screening',
  'retention',
] as const;
export type SetupSection = (typeof setupSections)[number];

/** Each section's schema, what holds until it is saved, and its name in the history. */
export const sectionKinds = {
  types: { schema: setupTypes, usual: usualTypes, name: 'the types of inquiries' },
  routing: { schema: setupRouting, usual: usualRouting, name: 'the routing rules' },
  rota: { schema: setupRota, usual: usualRota, name: 'the rota' },
  hours: { schema: setupHours, usual: usualHours, name: 'the business hours' },
  reply_times: { schema: setupReplyTimes, usual: usualReplyTimes, name: 'the reply times' },
  templates: { schema: setupTemplates, usual: usualTemplates, name: 'the templates of replies' },
  clearances: {
    schema: setupClearances,
    usual: usualClearances,
    name: 'the clearances of replies',
  },
  screening: { schema: setupScreening, usual: usualScreening, name: 'the sensitivity of screening' },
  retention: { schema: setupRetention, usual: usualRetention, name: 'how long inquiries are kept' },
} as const satisfies Record<SetupSection, { schema: z.ZodType; usual: unknown; name: string }>;

export type SectionValue<Section extends SetupSection> = z.output<(typeof sectionKinds)[Section]['schema']>;
