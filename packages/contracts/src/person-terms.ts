import { z } from 'zod';
import { describeField } from './forms/describe-field.ts';

/** As what a person speaks in public. The last one stands for all. */
export const speakingForms = [
  'keynote',
  'moderator',
  'panelist',
  'workshop',
  'host_mc',
  'author_appearance',
  'corporate_training',
  'open_to_any',
] as const;
export const speakingForm = z.enum(speakingForms);
export type SpeakingForm = z.infer<typeof speakingForm>;
export const speakingField = describeField(z.array(speakingForm).max(speakingForms.length), {
  label: 'Speaks as',
});

/** What is paid for: one fee each. */
export const feeKinds = ['speaking', 'expert_witness', 'consulting'] as const;
export type FeeKind = (typeof feeKinds)[number];
export const feeVisibilities = ['public', 'on_request', 'hidden'] as const;

/** What a person asks for one kind of work. `hidden` is for the team alone, `on_request` says publicly no more than that. */
export const personFee = z.object({
  kind: z.enum(feeKinds),
  minimum: z.number().int().nullable(),
  maximum: z.number().int().nullable(),
  /** ISO 4217. */
  currency: z.string(),
  waived_for: z.array(z.string()),
  visible: z.enum(feeVisibilities),
});
export type PersonFee = z.infer<typeof personFee>;
