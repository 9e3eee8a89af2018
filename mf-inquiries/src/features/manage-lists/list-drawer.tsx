import { formatNumber } from '@rostrum/contracts';
import type { MailingList } from '@rostrum/contracts/inquiries';
import { Drawer, Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { ListForm } from './list-form.tsx';
import { ListPeople } from './list-people.tsx';
import { countSubscribers } from './list-words.ts';
import styles from './list-drawer.module.css';

export type ListView = 'rules' | 'people';

export interface ListDrawerProps {
  /** Undefined for a new one. */
  list: MailingList | undefined;
  timezone: string;
  view: ListView;
  onSaved: (list: MailingList) => void;
  onClose: () => void;
}

/** One list: its rules and times, and who is on it. */
export function ListDrawer({ list, timezone, view: first, onSaved, onClose }: ListDrawerProps) {
  const [view, setView] = useState(first);
  const isPeople = list !== undefined && view === 'people';
  return (
    <Drawer title={list?.name ?? 'New list'} open onClose={onClose} size="min(580px, 100vw)">
      <div className={styles.drawer}>
        {list === undefined ? null : (
          <Segmented
            aria-label="Part of the list"
            block
            value={view}
            options={[
              { value: 'rules', label: 'Rules and times' },
              { value: 'people', label: `People ${formatNumber(countSubscribers(list))}` },
            ]}
            onChange={setView}
          />
        )}
        {/* What was typed stays while the people are looked at. */}
        <div hidden={isPeople}>
          <ListForm list={list} timezone={timezone} onSaved={onSaved} onClose={onClose} />
        </div>
        {isPeople ? <ListPeople listId={list.id} /> : null}
      </div>
    </Drawer>
  );
}
