import { z } from 'zod';
import { describeField } from './forms/describe-field.ts';
import { formatNumber } from './locale.ts';

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

export const speakingLabels: Readonly<Record<SpeakingForm, string>> = {
  keynote: 'Keynote',
  moderator: 'Moderator',
  panelist: 'Panelist',
  workshop: 'Workshop',
  host_mc: 'Host or MC',
  author_appearance: 'Author appearance',
  corporate_training: 'Corporate training',
  open_to_any: 'Open to any',
};
export const feeKindLabels: Readonly<Record<FeeKind, string>> = {
  speaking: 'Speaking',
  expert_witness: 'Expert witness',
  consulting: 'Consulting',
};

/** `Keynote, panelist`. */
export function describeSpeaking(forms: readonly SpeakingForm[]): string {
  const words = forms.map((form, place) =>
    place === 0
      ? speakingLabels[form]
      : speakingLabels[form].replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()),
  );
  return words.join(', ');
}

/** `EUR 500 to 1,000, no fee for schools`; without amounts `No amount given`. */
export function describeFee({
  minimum,
  maximum,
  currency,
  waived_for: waivedFor,
}: Pick<PersonFee, 'minimum' | 'maximum' | 'currency' | 'waived_for'>): string {
  const [from, to] = [minimum, maximum].map((amount) => (amount === null ? null : formatNumber(amount)));
  const range =
    from && to
      ? from === to
        ? from
        : `${from} to ${to}`
      : from
        ? `from ${from}`
        : to
          ? `up to ${to}`
          : null;
  return [
    range === null ? 'No amount given' : `${currency} ${range}`,
    ...(waivedFor.length > 0 ? [`no fee for ${waivedFor.join(', ')}`] : []),
  ].join(', ');
}
