import { formatNumber } from '@rostrum/contracts';
import type { InquiryFigures } from '@rostrum/contracts/analytics';
import { AppLink } from '@rostrum/ui-kit';
import { PersonCell } from '@rostrum/ui-kit/data';
import { BarList } from '../charts/bar-list.tsx';
import { Panel } from '../panels/panel.tsx';

/** Who has how many open inquiries today, each leading to them in the inbox. */
export function LoadPanel({ load }: { load: NonNullable<InquiryFigures['load']> }) {
  const [first] = load;
  return (
    <Panel
      title="Open inquiries of each expert, today"
      sentence={
        first
          ? `Most: ${first.name}, ${formatNumber(first.open)} open.`
          : 'No expert has an open inquiry today.'
      }
      table={{ columns: ['Expert', 'Open'], rows: load.map(({ name, open }) => [name, open]) }}
    >
      <BarList
        rows={load.map(({ id, open, ...person }) => ({
          key: id,
          label: (
            <AppLink href={`/dashboard/inquiries?expert=${id}`}>
              <PersonCell {...person} size={28} />
            </AppLink>
          ),
          count: open,
        }))}
        unit="open inquiries"
        theme="inquiry"
      />
    </Panel>
  );
}
