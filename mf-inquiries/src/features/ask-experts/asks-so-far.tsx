import type { InquiryDetail } from '@rostrum/contracts';
import { SectionHeading, useNow } from '@rostrum/ui-kit';
import { AskItem } from './ask-item.tsx';
import { useAskActs } from './asks.mutations.ts';
import { asksSummary } from './ask-words.ts';
import styles from './asks-so-far.module.css';

export interface AsksSoFarProps {
  inquiry: InquiryDetail;
  /** Opens the choice of experts with one of them chosen. */
  onAsk: (personId: string) => void;
}

/** Everybody who was asked about an inquiry, the newest first. */
export function AsksSoFar({ inquiry, onAsk }: AsksSoFarProps) {
  const acts = useAskActs(inquiry.id);
  const now = useNow();
  const { asks, allowed } = inquiry;
  if (asks.length === 0) return null;
  const isOpen = (personId: string) =>
    asks.some(
      ({ person, state }) => person.id === personId && ['asked', 'queued', 'accepted'].includes(state),
    );
  return (
    <section className={styles.section} aria-label="Asked so far">
      <div className={styles.title}>
        <SectionHeading>Asked so far</SectionHeading>
        <span className="r-secondary">{asksSummary(asks)}</span>
      </div>
      <ul className={styles.list}>
        {asks.map((ask) => {
          const { suggested } = ask;
          return (
            <AskItem
              key={ask.id}
              ask={ask}
              acts={acts}
              now={now}
              mayAct={allowed.ask || allowed.reply}
              onAskSuggested={
                suggested && allowed.ask && !isOpen(suggested.id) ? () => onAsk(suggested.id) : undefined
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
