import { formatNumber } from '@rostrum/contracts';
import type { Screening } from '@rostrum/contracts/analytics';
import { AppLink } from '@rostrum/ui-kit';
import { BarList } from '../charts/bar-list.tsx';
import { percent } from '../panels/figures.ts';
import { Panel } from '../panels/panel.tsx';
import { countText, shareText } from '../panels/sentences.ts';
import { units } from '../panels/words.ts';

function describeScreening({ arrived, held, decided, precision }: Screening): string {
  if (held === 0) return `None of ${countText(arrived, units.inquiries)} were held.`;
  const start = `${formatNumber(held)} of ${countText(arrived, units.inquiries)} were held, ${shareText(held, arrived)}.`;
  return precision === null
    ? `${start} Fewer than 5 were decided: too few to tell how often that was right.`
    : `${start} ${percent(precision)} of the ${formatNumber(decided)} that people decided were spam.`;
}

/** How much was held as spam, and how often that was right. */
export function ScreeningPanel({ screening }: { screening: Screening }) {
  const { arrived, held, spam, released, precision } = screening;
  const rows = [
    { key: 'arrived', label: 'Arrived', count: arrived },
    { key: 'held', label: 'Held', count: held },
    { key: 'spam', label: 'Spam', count: spam },
    { key: 'released', label: 'Released to the inbox', count: released },
  ];
  return (
    <Panel
      title="Held as spam"
      sentence={describeScreening(screening)}
      table={{
        columns: ['Messages', 'Count', 'Share'],
        rows: [
          ...rows.map(({ label, count }) => [label, count, shareText(count, arrived)]),
          ['Held rightly', '', percent(precision)],
        ],
      }}
    >
      <BarList rows={rows} unit="messages" theme="inquiry" />
      <p>
        <AppLink href="/dashboard/inquiries/quarantine">AI Quarantine</AppLink>
      </p>
    </Panel>
  );
}
