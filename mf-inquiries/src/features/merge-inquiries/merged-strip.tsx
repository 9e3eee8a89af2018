import type { InquiryDetail } from '@rostrum/contracts';
import { AppLink, Button, LinkIcon } from '@rostrum/ui-kit';
import { Fragment } from 'react';
import { paths } from '../../paths.ts';
import { useSeparate } from './merges.queries.ts';
import styles from './merged-strip.module.css';

/** That an inquiry is answered elsewhere, or that others are answered here. */
export function MergedStrip({ inquiry }: { inquiry: InquiryDetail }) {
  const { trySeparate, isPending } = useSeparate();
  const { id, merged_into: into, merged = [], allowed } = inquiry;
  return (
    <section className={styles.strip} aria-label="Merged">
      <LinkIcon aria-hidden size={18} />
      {into ? (
        <p>
          Merged into <AppLink href={paths.detail.href(into.id)}>{into.ref}</AppLink>, where it is answered.
        </p>
      ) : (
        <p>
          Answers{' '}
          {merged.map((one, index) => (
            <Fragment key={one.id}>
              {index > 0 ? ', ' : null}
              <AppLink href={paths.detail.href(one.id)}>{one.ref}</AppLink>
            </Fragment>
          ))}{' '}
          of the same sender too.
        </p>
      )}
      {allowed.separate ? (
        <Button size="small" loading={isPending} onClick={() => void trySeparate(id)}>
          Separate
        </Button>
      ) : null}
    </section>
  );
}
