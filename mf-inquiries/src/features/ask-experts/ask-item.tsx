import type { InquiryAsk } from '@rostrum/contracts';
import { Avatar, Button, ConfirmButton } from '@rostrum/ui-kit';
import { formatMoment } from './format-moment.ts';
import type { useAskActs } from './asks.mutations.ts';
import { AskState } from './ask-state.tsx';
import { askLine } from './ask-words.ts';
import styles from './asks-so-far.module.css';

export interface AskItemProps {
  ask: InquiryAsk;
  acts: ReturnType<typeof useAskActs>;
  now: number;
  /** The reader may act, and the inquiry is open. */
  mayAct: boolean;
  /** Asks the colleague who was suggested; left out where that was done. */
  onAskSuggested?: (() => void) | undefined;
}

/** One expert who was asked: how far it is, what was said, and what can be done about it. */
export function AskItem({ ask, acts, now, mayAct, onAskSuggested }: AskItemProps) {
  const { person, state, note, times } = ask;
  const words = person.name.split(/\s+/);
  return (
    <li className={styles.item}>
      <Avatar
        src={person.image}
        username={person.username}
        firstname={words[0]}
        lastname={words.at(-1)}
        width={30}
        height={30}
        decorative
      />
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.name}>{person.name}</span>
          <AskState state={state} />
        </p>
        <p className="r-secondary">{askLine(ask, now)}</p>
        {note === null ? null : <p className={styles.note}>{note}</p>}
        {mayAct ? (
          <div className={styles.acts}>
            {state === 'asked' ? (
              <Button
                size="small"
                aria-label={`Remind ${person.name}`}
                disabled={acts.isPending}
                onClick={() => acts.remind(ask.id, person.name)}
              >
                Remind
              </Button>
            ) : null}
            {state === 'proposed'
              ? times.map((time) => (
                  <Button
                    key={time}
                    size="small"
                    disabled={acts.isPending}
                    onClick={() => acts.takeTime(ask.id, time)}
                  >
                    Agree on {formatMoment(time, now)}
                  </Button>
                ))
              : null}
            {state === 'suggested' && ask.suggested && onAskSuggested ? (
              <Button size="small" onClick={onAskSuggested}>
                Ask {ask.suggested.name}
              </Button>
            ) : null}
            {state === 'asked' || state === 'queued' || state === 'proposed' ? (
              <ConfirmButton
                size="small"
                type="text"
                aria-label={`Cancel the question to ${person.name}`}
                title={`Cancel the question to ${person.name}?`}
                consequence={
                  state === 'asked' ? 'An email says that no answer is needed any more.' : undefined
                }
                confirmLabel="Cancel the question"
                cancelLabel="Keep it"
                onConfirm={() => acts.cancel(ask.id)}
              >
                Cancel
              </ConfirmButton>
            ) : null}
          </div>
        ) : null}
      </div>
    </li>
  );
}
