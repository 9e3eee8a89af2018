import { formatNumber, type FeeKind, type PersonFee, type SpeakingForm } from '@rostrum/contracts';

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
