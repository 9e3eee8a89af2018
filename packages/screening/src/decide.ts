import type { Assessment } from './screen-text.ts';
import { threatThreshold } from './screen-text.ts';

/** How readily an organisation holds; `off` holds threats alone. */
export const sensitivities = ['off', 'low', 'normal', 'high'] as const;
export type Sensitivity = (typeof sensitivities)[number];
export const thresholds: Readonly<Record<Sensitivity, number>> = {
  off: 1,
  low: 0.95,
  normal: 0.85,
  high: 0.7,
};

/** Who is trusted: verified, on the allow list, or replied to in the last two years. */
export const guards = ['verified', 'allowed', 'known'] as const;
export type Guard = (typeof guards)[number];

export interface Decision {
  label: 'clean' | 'suspect' | 'spam';
  /** `safety`: a threat, for people alone to decide. */
  queue: 'none' | 'spam' | 'safety';
  /** The guard that kept it from being held. */
  guard: Guard | null;
  threshold: number;
}

/** From here on even a trusted sender's threat or phishing is looked at first: accounts are taken over. */
const certain = { threat: 0.85, phishing: 0.98 };
const suspicious = 0.5;

/** Whether what a model says of a text holds it, for this sender and at this sensitivity. */
export function decideScreening(
  { score, threat, category, hasEvidence }: Assessment,
  { sensitivity, guard }: { sensitivity: Sensitivity; guard: Guard | null },
): Decision {
  const threshold = thresholds[sensitivity];
  const isThreat = threat >= threatThreshold;
  const isSpam = hasEvidence && sensitivity !== 'off' && score >= threshold;
  const isCertain =
    threat >= certain.threat || (isSpam && category === 'phishing' && score >= certain.phishing);
  const wouldHold = isThreat || isSpam;
  const isGuarded = guard !== null && wouldHold && !isCertain;
  const label = wouldHold ? 'spam' : score >= suspicious && hasEvidence ? 'suspect' : 'clean';
  const queue = !wouldHold || isGuarded ? 'none' : isThreat ? 'safety' : 'spam';
  return { label, queue, guard: isGuarded ? guard : null, threshold };
}
