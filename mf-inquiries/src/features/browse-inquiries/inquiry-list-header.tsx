import { inquirySorts, type InquiryCounts, type InquirySort, type InquiryView } from '@rostrum/contracts';
import { Button, CheckIcon, ChevronDownIcon, Dropdown, ListFilterIcon, ListIcon } from '@rostrum/ui-kit';
import { labelOf, sortLabels, viewsFor } from './view-labels.ts';
import styles from './inquiry-list-header.module.css';

export interface InquiryListHeaderProps {
  view: InquiryView;
  counts: InquiryCounts | undefined;
  total: number | undefined;
  sort: InquirySort;
  isDesk: boolean;
  /** The views stand in a column of their own, so the title need not offer them. */
  hasViewColumn: boolean;
  /** It is the page's heading while no inquiry is open. */
  isPageTitle: boolean;
  isFiltering: boolean;
  onView: (view: InquiryView) => void;
  onSort: (sort: InquirySort) => void;
  onToggleFilters: () => void;
  /** The table instead of the list beside an inquiry; undefined where there is one way only. */
  table?: { isOn: boolean; onToggle: () => void } | undefined;
  /** Undefined where several cannot be chosen. */
  choosing: { isOn: boolean; onToggle: () => void } | undefined;
}

/** Over the list: which view, how many, in which order, and the way to the filters. */
export function InquiryListHeader(props: InquiryListHeaderProps) {
  const {
    view,
    counts,
    total,
    sort,
    isDesk,
    hasViewColumn,
    isPageTitle,
    isFiltering,
    onView,
    onSort,
    onToggleFilters,
    choosing,
    table,
  } = props;
  const { label } = labelOf(view);
  const Heading = isPageTitle ? 'h1' : 'h2';
  const menu = {
    selectable: true,
    selectedKeys: [view],
    items: viewsFor(isDesk).map(({ view: key, label: name, icon: ViewIcon }) => ({
      key,
      label: name,
      icon: <ViewIcon aria-hidden />,
      extra: counts ? String(counts.views[key]) : undefined,
      onClick: () => onView(key),
    })),
  };
  return (
    <header className={styles.header}>
      <Heading className={styles.title} tabIndex={-1}>
        {hasViewColumn ? (
          label
        ) : (
          <Dropdown menu={menu} trigger={['click']}>
            <button type="button" className={styles.view} aria-haspopup="menu">
              {label} <ChevronDownIcon aria-hidden />
            </button>
          </Dropdown>
        )}
      </Heading>
      <span className={styles.count} aria-live="polite">
        {total}
      </span>
      <Dropdown
        trigger={['click']}
        menu={{
          selectable: true,
          selectedKeys: [sort],
          items: inquirySorts.map((key) => ({ key, label: sortLabels[key], onClick: () => onSort(key) })),
        }}
      >
        <button
          type="button"
          className={styles.sort}
          aria-haspopup="menu"
          aria-label={`Sorted: ${sortLabels[sort]}`}
        >
          {sortLabels[sort]} <ChevronDownIcon aria-hidden />
        </button>
      </Dropdown>
      {table ? (
        <Button
          type="text"
          size="small"
          icon={<ListIcon aria-hidden />}
          aria-label="Show as a table"
          aria-pressed={table.isOn}
          onClick={table.onToggle}
        />
      ) : null}
      {choosing ? (
        <Button
          type="text"
          size="small"
          icon={<CheckIcon aria-hidden />}
          aria-label="Select several"
          aria-pressed={choosing.isOn}
          onClick={choosing.onToggle}
        />
      ) : null}
      <Button
        type="text"
        size="small"
        icon={<ListFilterIcon aria-hidden />}
        aria-label="Search and filter"
        aria-expanded={isFiltering}
        onClick={onToggleFilters}
      />
    </header>
  );
}
