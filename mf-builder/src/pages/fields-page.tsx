import { z } from '@rostrum/contracts';
import { fieldEntities, maximumFields } from '@rostrum/contracts/fields';
import { useUrlState } from '@rostrum/remote-runtime';
import { Button, Page, PageSkeleton, PanelError, PlusIcon } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { entityWords } from '../features/manage-fields/entity-words.ts';
import { AddFieldDialog } from '../features/manage-fields/field-dialogs.tsx';
import { FieldLists } from '../features/manage-fields/field-lists.tsx';
import { useFields } from '../features/manage-fields/fields.queries.ts';
import styles from '../features/manage-fields/fields.module.css';
import { titles } from '../manifest.ts';

const pageState = z.object({ entity: z.enum(fieldEntities).default('person') });
const entities = fieldEntities.map((value) => ({ value, label: entityWords[value].name }));

/** Fields that the organisation adds to its profiles, its posts and its inquiry form. */
export function FieldsPage() {
  const [{ entity }, setState] = useUrlState(pageState);
  const { data, isError, isFetching, refetch } = useFields(entity);
  const [isAdding, setIsAdding] = useState(false);
  const { one } = entityWords[entity];
  const isFull = data !== undefined && data.fields.length >= maximumFields;
  return (
    <Page
      title={titles.fields}
      description={
        isFull
          ? `${maximumFields} of ${maximumFields}. Delete one that no ${one} uses before you add another.`
          : `Fields that you add to ${entity === 'inquiry' ? 'your inquiry form' : `every ${one}`}. ${data?.fields.length ?? 0} of ${maximumFields}.`
      }
      actions={
        data && !isFull ? (
          <Button type="primary" icon={<PlusIcon aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
            Add field
          </Button>
        ) : null
      }
    >
      <div className={styles.entities}>
        <Segmented
          aria-label="Fields of"
          options={entities}
          value={entity}
          onChange={(chosen) => setState({ entity: chosen })}
        />
      </div>
      {data ? (
        <FieldLists key={entity} entity={entity} list={data} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="list" label="Loading fields" />
      )}
      {isAdding ? <AddFieldDialog entity={entity} onClose={() => setIsAdding(false)} /> : null}
    </Page>
  );
}
