import { searchTabs, type SearchTab } from '@rostrum/contracts';
import { Tabs } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import { tabLabels, totalInWords } from './search-words.ts';
import styles from './search-tabs.module.css';

export interface SearchTabsProps {
  active: SearchTab;
  totals: Record<SearchTab, number> | undefined;
  /** On the right: the order of the results. */
  extra: ReactNode;
  onChange: (tab: SearchTab) => void;
}

/** What is looked for, with how much of each was found. */
export const SearchTabs = ({ active, totals, extra, onChange }: SearchTabsProps) => (
  <div className={styles.searchTabs}>
    <Tabs
      className={styles.tabs}
      activeKey={active}
      onChange={(key) => onChange(searchTabs.find((tab) => tab === key) ?? 'experts')}
      items={searchTabs.map((tab) => ({
        key: tab,
        label: (
          <>
            {tabLabels[tab]} {totals && <span className={styles.count}>{totalInWords(totals[tab])}</span>}
          </>
        ),
      }))}
    />
    {/* Not within the tabs: a list of tabs may hold nothing but tabs. */}
    {extra}
  </div>
);
