import { inquiryOutcomeLabels, inquiryStatusLabels } from '@rostrum/contracts';
import { AppLink, shortDate } from '@rostrum/ui-kit';
import { useSimilar } from './briefing.queries.ts';
import styles from './similar-inquiries.module.css';

export interface SimilarInquiriesProps {
  id: string;
  title: string;
  hrefOf: (id: string) => string;
}

/** Inquiries that ask the same, and closed ones like it; nothing where there are none. */
export function SimilarInquiries({ id, title, hrefOf }: SimilarInquiriesProps) {
  const { items, same } = useSimilar(id);
  return (
    <>
      {same.length === 0 ? null : (
        <section className={styles.similar} aria-label="Asks the same">
          <h2>Asks the same</h2>
          <ul>
            {same.map(({ id: other, ref, subject, status, created_at: createdAt, organization, sender }) => (
              <li key={other}>
                <AppLink href={hrefOf(other)}>{subject}</AppLink>
                <span className="r-caption">
                  {[
                    ref,
                    organization ?? sender,
                    inquiryStatusLabels[status],
                    shortDate(Date.parse(createdAt)),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length === 0 ? null : (
        <section className={styles.similar} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {items.map(
              ({
                id: other,
                subject,
                outcome,
                closed_at: closedAt,
                answered_by: by,
                organization,
                sender,
              }) => (
                <li key={other}>
                  <AppLink href={hrefOf(other)}>{subject}</AppLink>
                  <span className="r-caption">
                    {[
                      organization ?? sender,
                      outcome === null ? null : inquiryOutcomeLabels[outcome],
                      by === null ? 'Not answered' : `Answered by ${by}`,
                      shortDate(Date.parse(closedAt)),
                    ]
                      .filter((part) => part !== null)
                      .join(' · ')}
                  </span>
                </li>
              ),
            )}
          </ul>
        </section>
      )}
    </>
  );
}
