import { formatFieldValue } from '@rostrum/contracts/fields';
import { Button, Card, PanelError } from '@rostrum/ui-kit';
import { useState } from 'react';
import { FieldsDialog } from './fields-dialog.tsx';
import { usePostFields } from './post-fields.queries.ts';
import styles from './fields-card.module.css';

interface FieldsCardProps {
  postId: string;
  /** Approved and scheduled posts are closed to changes. */
  isOpen: boolean;
}

/** What the organisation added to its posts; nothing where it added nothing. */
export function FieldsCard({ postId, isOpen }: FieldsCardProps) {
  const { data, isError, isFetching, refetch } = usePostFields(postId);
  const [isEditing, setIsEditing] = useState(false);
  if (isError && !data)
    return (
      <Card title="More fields">
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  if (!data || data.fields.length === 0) return null;
  return (
    <Card title="More fields">
      <dl className={styles.values}>
        {data.fields.map((field) => (
          <div key={field.key}>
            <dt>{field.label}</dt>
            <dd>{formatFieldValue(field, data.values[field.key] ?? null) || 'Empty'}</dd>
          </div>
        ))}
      </dl>
      {isOpen ? (
        <Button aria-label="Change more fields" onClick={() => setIsEditing(true)}>
          Change
        </Button>
      ) : null}
      {isEditing ? <FieldsDialog postId={postId} list={data} onClose={() => setIsEditing(false)} /> : null}
    </Card>
  );
}
