import { matchesName, type InquiryDetail } from '@rostrum/contracts';
import { Typeahead, UserRoundCheckIcon, UserRoundXIcon, type Suggest } from '@rostrum/ui-kit';
import { useMemo, useState, type ReactNode } from 'react';
import { AssignPortrait } from './assign-portrait.tsx';
import styles from './assign-picker.module.css';

type Colleague = NonNullable<InquiryDetail['assignee']>;

export interface AssignPickerProps {
  /** Everybody who could take it, without the one who has it. */
  colleagues: readonly Colleague[];
  /** The one who chooses, when the inquiry may be theirs. */
  me: Colleague | undefined;
  /** Somebody has it, so that it can be taken from them. */
  isAssigned: boolean;
  onAssign: (id: string | null) => void;
  onLeave: () => void;
}

/** A desk of this size is chosen from with one press; in a larger one the others are found by name. */
const shownAtOnce = 6;

/** Arrows go from the field through the choices and back. */
function moveChoice(picker: HTMLElement, step: 1 | -1): void {
  const stops = [...picker.querySelectorAll<HTMLElement>('input, li button')];
  const from = stops.findIndex((stop) => stop === document.activeElement);
  stops[(from + step + stops.length) % stops.length]?.focus();
}

/** Who shall be responsible: found by name, or one of the first. */
export function AssignPicker({ colleagues, me, isAssigned, onAssign, onLeave }: AssignPickerProps) {
  const suggest = useMemo<Suggest>(
    () => async (typed) => [
      {
        label: 'Colleagues',
        items: colleagues
          .filter(({ name }) => matchesName(name, typed))
          .map(({ id, name, image }) => ({
            id,
            text: name,
            picture: <AssignPortrait name={name} image={image} size={24} />,
          })),
      },
    ],
    [colleagues],
  );
  // While a name is typed its suggestions stand here; two lists would lie over each other.
  const [isTyping, setIsTyping] = useState(false);
  const others = colleagues.filter(({ id }) => id !== me?.id).slice(0, shownAtOnce);
  return (
    <div
      role="dialog"
      aria-label="Assign"
      tabIndex={-1}
      className={styles.picker}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onLeave();
        } else if (!isTyping && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
          event.preventDefault();
          moveChoice(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
        }
      }}
      onInput={({ target }) => setIsTyping(target instanceof HTMLInputElement && target.value !== '')}
    >
      <Typeahead
        label="Find a colleague"
        suggest={suggest}
        takes="suggestions"
        autoFocus
        onChoose={(_, chosen) => chosen && onAssign(chosen.id)}
      />
      <ul className={styles.list} hidden={isTyping}>
        {me ? (
          <Choice icon={<UserRoundCheckIcon aria-hidden />} onTake={() => onAssign(me.id)}>
            Assign to me
          </Choice>
        ) : null}
        {others.map(({ id, name, image }) => (
          <Choice
            key={id}
            icon={<AssignPortrait name={name} image={image} size={20} />}
            onTake={() => onAssign(id)}
          >
            {name}
          </Choice>
        ))}
        {isAssigned ? (
          <Choice icon={<UserRoundXIcon aria-hidden />} onTake={() => onAssign(null)}>
            Nobody
          </Choice>
        ) : null}
      </ul>
    </div>
  );
}

const Choice = ({ icon, onTake, children }: { icon: ReactNode; onTake: () => void; children: ReactNode }) => (
  <li>
    <button type="button" className={styles.choice} onClick={onTake}>
      <span className={styles.icon}>{icon}</span>
      {children}
    </button>
  </li>
);
