import type { HeldInquiry } from '@rostrum/contracts/inquiries';
import { useNow } from '@rostrum/ui-kit';
import { Checkbox, Deadline, InquiryTypeIcon } from '@rostrum/ui-kit/data';
import { describeReason, describeScore, describeTimeLeft } from './held-words.ts';
import styles from './held-list.module.css';

export interface HeldListProps {
  items: readonly HeldInquiry[];
  openId: string | undefined;
  selected: readonly string[];
  onOpen: (id: string) => void;
  onSelect: (ids: readonly string[]) => void;
}

/** Held inquiries: possible threats first, then the nearest deadline. */
export function HeldList({ items, openId, selected, onOpen, onSelect }: HeldListProps) {
  const now = useNow();
  return (
    <ul className={styles.list} aria-label="Held inquiries">
      {items.map((item) => (
        <li key={item.id} className={item.id === openId ? styles.open : undefined}>
          <Checkbox
            aria-label={`Select ${item.ref}`}
            checked={selected.includes(item.id)}
            onChange={({ target }) =>
              onSelect(target.checked ? [...selected, item.id] : selected.filter((id) => id !== item.id))
            }
          />
          <button
            type="button"
            aria-current={item.id === openId ? 'true' : undefined}
            onClick={() => onOpen(item.id)}
          >
            <span className={styles.line}>
              <span className={styles.sender}>
                {item.sender.name} <span>{item.sender.email.split('@').at(-1)}</span>
              </span>
              <span className={styles.left}>
                {item.state === 'held' && !item.verdict?.is_safety
                  ? describeTimeLeft(item.expires_at, now)
                  : null}
              </span>
            </span>
            <span className={styles.subject} dir="auto">
              <InquiryTypeIcon type={item.type} restricted={item.restricted} /> {item.subject}
            </span>
            <span className={styles.line}>
              <span className={styles.reason}>
                {describeReason(item)}
                {item.rule === null && item.verdict ? ` · ${describeScore(item.verdict)}` : null}
              </span>
              <Deadline at={item.deadline_at} hideNone />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
