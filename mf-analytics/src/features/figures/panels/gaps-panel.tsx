import { formatNumber } from '@rostrum/contracts';
import type { Breakdown } from '@rostrum/contracts/analytics';
import { LinkButton } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './gaps-panel.module.css';
import { Panel } from './panel.tsx';
import { countText, describeGaps } from './sentences.ts';

/** What can be done about words that no expert answers to; each opens the thing with the words filled in. */
const steps = (words: string) => {
  const text = encodeURIComponent(words);
  return [
    { label: 'Add topic', href: `/dashboard/people?topic=${text}` },
    { label: 'Ask expert', href: `/dashboard/answers?ask=${text}` },
    { label: 'Write post', href: `/dashboard/posts?begin=${text}` },
  ];
};

const anchor = 'searches-without-results';

export interface GapsPanelProps {
  unanswered: Breakdown;
  /** Since when searches are recorded. */
  note: string;
}

/** What people searched for and found no one, the most asked for first, each with what closes the gap. */
export function GapsPanel({ unanswered, note }: GapsPanelProps) {
  const { groups, small } = unanswered;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${anchor}`) place.current?.scrollIntoView();
  }, []);
  const others = `${countText(small.groups, ['other search', 'other searches'])} of fewer than 5`;
  return (
    <div ref={place} id={anchor} className={styles.place}>
      <Panel
        title="Searches without results"
        sentence={describeGaps(groups.length) + note}
        isTable
        table={{
          columns: ['Search', 'people'],
          rows: [
            ...groups.map(({ key, count }) => [key, count]),
            ...(small.groups > 0 ? [[others, small.count]] : []),
          ],
        }}
      >
        <ol className={styles.list}>
          {groups.map(({ key, count }) => (
            <li key={key}>
              <span className={styles.words}>{key}</span>
              <span className={styles.count}>
                {formatNumber(count)} <span className="r-visually-hidden">people</span>
              </span>
              <span className={styles.steps}>
                {steps(key).map(({ label, href }) => (
                  <LinkButton key={label} size="small" href={href} aria-label={`${label}: ${key}`}>
                    {label}
                  </LinkButton>
                ))}
              </span>
            </li>
          ))}
        </ol>
        {small.groups > 0 ? (
          <p className="r-secondary">{`${others}, ${small.count} people together.`}</p>
        ) : null}
      </Panel>
    </div>
  );
}
