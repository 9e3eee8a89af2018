import type { ApiError } from '@rostrum/api-client';
import { Button, Card, RelativeTime } from '@rostrum/ui-kit';
import { FormErrorSummary, blockEnter } from '@rostrum/ui-kit/data';
import { toSlug } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import type { SavedSection, SectionDraft } from './use-section-draft.ts';
import styles from './setup.module.css';

export interface SetupSectionProps {
  title: string;
  description: ReactNode;
  section: Pick<SectionDraft<unknown>, 'isDirty' | 'problems' | 'submit' | 'discard' | 'keepMine'>;
  saved: SavedSection<unknown>;
  save: { isPending: boolean; error: ApiError | null };
  children: ReactNode;
}

/** One section of the page with its own Save; what was typed stays when saving fails. */
export function SetupSection({ title, description, section, saved, save, children }: SetupSectionProps) {
  const { isDirty, problems, submit, discard, keepMine } = section;
  const { error } = save;
  const isConflict = error?.code === 'version_conflict';
  const refused = error?.fields.map(({ message }) => ({ message })) ?? [];
  return (
    <Card title={title} className={styles.section ?? ''}>
      <form
        id={`setup-${toSlug(title)}`}
        data-setup-section
        noValidate
        aria-label={title}
        onKeyDown={blockEnter}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className={styles.note}>{description}</p>
        {problems.length > 0 || error ? (
          <FormErrorSummary
            problems={problems.length > 0 ? problems : refused}
            {...(problems.length === 0 && error && { title: `Not saved: ${error.message}` })}
          />
        ) : null}
        {isConflict ? <Button onClick={() => void keepMine()}>Keep my changes and continue</Button> : null}
        {children}
        <div className={styles.foot}>
          <span className={styles.quiet}>
            {saved.changed ? (
              <>
                Last change by {saved.changed.by}, <RelativeTime value={saved.changed.at} />
              </>
            ) : (
              'Not changed yet'
            )}
          </span>
          <Button disabled={!isDirty} onClick={discard}>
            Discard
          </Button>
          <Button type="primary" htmlType="submit" disabled={!isDirty} loading={save.isPending}>
            Save {title.toLowerCase()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
