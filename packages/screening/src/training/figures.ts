import type { LabelledText } from './read-texts.ts';

/** Where a way of screening puts a text. */
export type Placing = (text: LabelledText) => 'none' | 'spam' | 'safety';

export interface Figures {
  /** Share of genuine inquiries that are held. */
  genuineHeld: number;
  /** Share of spam that is held; threats are counted apart. */
  spamCaught: number;
  /** Share of threats that reach the safety queue. */
  threatsToSafety: number;
}

/** What a way of screening does with labelled texts. */
export function measurePlacing(texts: readonly LabelledText[], place: Placing): Figures {
  const share = (isMeant: (label: string) => boolean, isFound: (placed: ReturnType<Placing>) => boolean) => {
    const meant = texts.filter(({ label }) => isMeant(label));
    return meant.filter((text) => isFound(place(text))).length / Math.max(1, meant.length);
  };
  return {
    genuineHeld: share(
      (label) => label === 'genuine',
      (placed) => placed !== 'none',
    ),
    spamCaught: share(
      (label) => label !== 'genuine' && label !== 'abuse_threat',
      (placed) => placed !== 'none',
    ),
    threatsToSafety: share(
      (label) => label === 'abuse_threat',
      (placed) => placed === 'safety',
    ),
  };
}
