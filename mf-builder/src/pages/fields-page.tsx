import { maximumFields } from '@rostrum/contracts/fields';
import { Button, Page, PageSkeleton, PanelError, PlusIcon } from '@rostrum/ui-kit';
import { useState } from 'react';
import { AddFieldDialog } from '../features/manage-fields/field-dialogs.tsx';
import { FieldLists } from '../features/manage-fields/field-lists.tsx';
import { useFields } from '../features/manage-fields/fields.queries.ts';
import { titles } from '../manifest.ts';

/** Fields that the organisation adds to its profiles. */
export function FieldsPage() {
  const { data, isError, isFetching, refetch } = useFields();
  const [isAdding, setIsAdding] = useState(false);
  const isFull = data !== undefined && data.fields.length >= maximumFields;
  return (
    <Page
      title={titles.fields}
      description={
        isFull
          ? `${maximumFields} of ${maximumFields}. Delete one that no profile uses before you add another.`
          : `Fields that you add to every profile. ${data?.fields.length ?? 0} of ${maximumFields}.`
      }
      actions={
        data && !isFull ? (
          <Button type="primary" icon={<PlusIcon aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
            Add field
          </Button>
        ) : null
      }
    >
      {data ? (
        <FieldLists list={data} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="list" label="Loading fields" />
      )}
      {isAdding ? <AddFieldDialog onClose={() => setIsAdding(false)} /> : null}
    </Page>
  );
}
