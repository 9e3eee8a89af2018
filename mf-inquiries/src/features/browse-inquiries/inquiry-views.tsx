import {
  inquiryTypeLabel,
  inquiryTypes,
  type InquiryCounts,
  type InquiryTypeId,
  type InquiryView,
} from '@rostrum/contracts';
import { AppLink, Button, EllipsisIcon, classNames } from '@rostrum/ui-kit';
import { inquiryTypeIcons } from '@rostrum/ui-kit/data';
import { useState, type ReactNode } from 'react';
import { viewsFor } from './view-labels.ts';
import styles from './inquiry-views.module.css';

export interface InquiryViewsProps {
  counts: InquiryCounts | undefined;
  view: InquiryView;
  types: readonly InquiryTypeId[];
  isDesk: boolean;
  hrefOfView: (view: InquiryView) => string;
  onToggleType: (type: InquiryTypeId) => void;
  /** Under the types: views of the person's own. */
  saved?: ReactNode;
}

/** How many types stand there before "5 more types". */
const shownTypes = 5;

/** The left column: views and types with how much each holds. */
export function InquiryViews({
  counts,
  view,
  types,
  isDesk,
  hrefOfView,
  onToggleType,
  saved,
}: InquiryViewsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const ofType = (type: InquiryTypeId) => counts?.types[String(type)] ?? 0;
  const ordered = inquiryTypes.map(({ id }) => id).sort((left, right) => ofType(right) - ofType(left));
  const first = ordered.filter((type, index) => index < shownTypes || types.includes(type));
  const shown = showsAll ? ordered : first;
  return (
    <div className={styles.views}>
      <nav aria-label="Views">
        <h2 className={styles.heading}>Views</h2>
        <ul>
          {viewsFor(isDesk).map(({ view: key, label, icon: ViewIcon }) => {
            const count = counts?.views[key] ?? 0;
            const isAlarming = key === 'unassigned' && count > 0;
            return (
              <li key={key}>
                <AppLink
                  className={classNames(styles.entry, isAlarming && styles.alarm)}
                  href={hrefOfView(key)}
                  aria-current={key === view ? 'page' : undefined}
                >
                  <ViewIcon aria-hidden />
                  {label}{' '}
                  <span className={styles.count}>
                    {counts && key !== 'closed' && key !== 'all' ? count : null}
                  </span>
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <section aria-labelledby="inbox-types">
        <h2 className={styles.heading} id="inbox-types">
          Types
        </h2>
        <ul>
          {shown.map((type) => {
            const TypeIcon = inquiryTypeIcons[type];
            return (
              <li key={type}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-pressed={types.includes(type)}
                  onClick={() => onToggleType(type)}
                >
                  <TypeIcon aria-hidden />
                  {inquiryTypeLabel(type)}{' '}
                  <span className={styles.count}>{counts ? ofType(type) : null}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {showsAll || shown.length === ordered.length ? null : (
          <Button
            type="text"
            className={styles.more}
            icon={<EllipsisIcon aria-hidden />}
            onClick={() => setShowsAll(true)}
          >
            {ordered.length - shown.length} more types
          </Button>
        )}
      </section>
      {saved}
    </div>
  );
}
