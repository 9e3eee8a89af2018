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
  return (
    <Drawer title={list?.name ?? 'New list'} open onClose={onClose} size="min(580px, 100vw)">
      <div className={styles.drawer}>
        {list === undefined ? null : (
          <Segmented
            aria-label="Part of the list"
            block
            value={view}
            options={[
              { value: 'rules', label: 'Which inquiries and when' },
              { value: 'people', label: `People ${formatNumber(countSubscribers(list))}` },
            ]}
            onChange={setView}
          />
        )}
        {list !== undefined && view === 'people' ? (
          <ListPeople listId={list.id} />
        ) : (
          <ListForm list={list} timezone={timezone} onSaved={onSaved} onClose={onClose} />
        )}
      </div>
    </Drawer>
  );
}
