import { formatDay, formatNumber, id, z } from '@rostrum/contracts';
import { rangeQuery, type AwaitedCoverage, type CoverageList } from '@rostrum/contracts/analytics';
import { useUrlState } from '@rostrum/remote-runtime';
import { AppLink, Button, Card, ConfirmButton, EmptyState } from '@rostrum/ui-kit';
import { useState } from 'react';
import { CoveragePdf } from '../features/reports/coverage-pdf.tsx';
import { CoverageDialog, useRemoveCoverage } from '../features/reports/coverage-dialog.tsx';
import styles from '../features/reports/reports.module.css';
import { FiguresPage } from '../features/figures/frame/figures-page.tsx';
import { useCoverage } from '../features/figures/frame/figures.queries.ts';
import { Panel } from '../features/figures/panels/panel.tsx';
import { titles } from '../manifest.ts';

const columns = ['Published', 'Outlet', 'Title', 'Expert', 'Link', 'Reach', 'Inquiry'];
const toRow = ({
  published_on: day,
  outlet,
  title,
  expert,
  url,
  reach,
  inquiry,
}: CoverageList['items'][number]) => [
  day,
  outlet,
  title,
  expert?.name ?? '',
  url,
  reach ?? '',
  inquiry?.ref ?? '',
];

function describe({ total, reach, reach_unknown: unknown }: CoverageList): string {
  if (total === 0) return 'No coverage of these days is noted.';
  const count = total === 1 ? 'One piece' : `${formatNumber(total)} pieces`;
  return `${count}. Stated reach ${formatNumber(reach)}, unknown for ${formatNumber(unknown)}.`;
}

/** An inquiry leads here when its piece is published. */
const fromInquiry = z.object({ inquiry: id.optional() });

interface Open {
  from: AwaitedCoverage | null;
}

function whatIsAsked({ awaited }: CoverageList, inquiry: string | undefined): Open | null {
  const from = awaited.find((each) => each.id === inquiry);
  return from ? { from } : null;
}

/** Where the organisation was quoted, with what is not noted yet. */
export function CoveragePage() {
  const [open, setOpen] = useState<Open | null>(null);
  const [{ inquiry: asked }, setAddress] = useUrlState(fromInquiry);
  const [range] = useUrlState(rangeQuery);
  const remove = useRemoveCoverage();
  return (
    <FiguresPage
      title={titles.coverage}
      question="Where were we quoted, and who read it?"
      result={useCoverage()}
      hasFigures={() => true}
      empty={{ title: 'No coverage', description: 'Add the first piece.' }}
      definitions={[
        ['Coverage', 'What your team noted, by the day on which it was published.'],
        [
          'Reach',
          'What the outlet says of itself. Nothing is estimated; where it is not known, nothing is added.',
        ],
      ]}
    >
      {(list) => {
        const shown = open ?? whatIsAsked(list, asked);
        return (
          <>
            {list.awaited.length > 0 ? (
              <Card title="Interviews and quotes without coverage" hint="Of the last 90 days">
                <ul className={styles.awaited}>
                  {list.awaited.map((inquiry) => (
                    <li key={inquiry.id}>
                      <span>
                        <AppLink href={`/dashboard/inquiries/${inquiry.id}`}>{inquiry.subject}</AppLink>{' '}
                        <span className="r-secondary">
                          {[inquiry.outlet, ...inquiry.experts.map(({ name }) => name)]
                            .filter(Boolean)
                            .join(', ')}
                        </span>
                      </span>
                      <Button
                        size="small"
                        aria-label={`Add coverage of ${inquiry.ref}`}
                        onClick={() => setOpen({ from: inquiry })}
                      >
                        Add coverage
                      </Button>
                    </li>
                  ))}
                </ul>
              </Card>
            ) : null}
            <Panel
              title="Coverage"
              sentence={describe(list)}
              isTable
              table={{ columns, rows: list.items.map(toRow) }}
            >
              <p className={styles.actions}>
                <CoveragePdf query={range} />
                <Button type="primary" onClick={() => setOpen({ from: null })}>
                  Add coverage
                </Button>
              </p>
              {list.items.length === 0 ? (
                <EmptyState
                  title="No coverage noted in these days"
                  description="Add a link when a piece with one of your experts is published."
                />
              ) : (
                <ul className={styles.items}>
                  {list.items.map((item) => (
                    <li key={item.id}>
                      <span>
                        <a href={item.url} target="_blank" rel="noopener noreferrer">
                          {item.title || item.url}
                        </a>
                        <span className="r-secondary">
                          {[item.outlet, item.expert?.name, formatDay(item.published_on)]
                            .filter(Boolean)
                            .join(' · ')}
                          {item.inquiry ? (
                            <>
                              {' · '}
                              <AppLink href={`/dashboard/inquiries/${item.inquiry.id}`}>
                                {item.inquiry.ref}
                              </AppLink>
                            </>
                          ) : null}
                        </span>
                      </span>
                      <span className={styles.reach}>
                        {item.reach === null ? 'Reach unknown' : formatNumber(item.reach)}
                      </span>
                      <ConfirmButton
                        title={`Remove the coverage in “${item.outlet}”?`}
                        confirmLabel="Remove"
                        aria-label={`Remove the coverage in ${item.outlet}`}
                        onConfirm={() => remove(item.id, item.outlet)}
                      >
                        Remove
                      </ConfirmButton>
                    </li>
                  ))}
                </ul>
              )}
            </Panel>
            {shown ? (
              <CoverageDialog
                {...shown}
                today={list.period.to}
                onClose={() => {
                  setOpen(null);
                  setAddress({ inquiry: undefined });
                }}
              />
            ) : null}
          </>
        );
      }}
    </FiguresPage>
  );
}
