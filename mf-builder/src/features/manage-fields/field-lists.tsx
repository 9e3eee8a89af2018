import type { CountedField, FieldEntity, FieldList } from '@rostrum/contracts/fields';
import { EmptyState } from '@rostrum/ui-kit';
import { useState } from 'react';
import { entityWords } from './entity-words.ts';
import { EditFieldDialog } from './field-dialogs.tsx';
import { FieldRow } from './field-row.tsx';
import { useFieldOrder } from './use-field-order.ts';
import styles from './fields.module.css';

/** Fields in their order, and archived ones below. */
export function FieldLists({ entity, list }: { entity: FieldEntity; list: FieldList }) {
  const { active, archived, orderOf } = useFieldOrder(entity, list);
  const [edited, setEdited] = useState<CountedField>();
  const { people: total } = list;
  const { many, empty } = entityWords[entity];
  const manyNamed = many.charAt(0).toUpperCase() + many.slice(1);
  return (
    <>
      {active.length > 0 ? (
        <>
          <ol className={styles.list} aria-label="Fields">
            {active.map((field, place) => (
              <FieldRow
                key={field.id}
                field={field}
                entity={entity}
                total={total}
                order={orderOf(field, place)}
                onEdit={() => setEdited(field)}
              />
            ))}
          </ol>
          <p className={styles.note}>
            {entity === 'inquiry' ? 'Your inquiry form asks for' : `${manyNamed} show`} fields in this order.
            Drag a row, or use its arrows.
          </p>
        </>
      ) : (
        <EmptyState title="No fields yet" description={empty} />
      )}
      {archived.length > 0 ? (
        <section aria-labelledby="archived-fields">
          <h2 className="r-card-title" id="archived-fields">
            Archived
          </h2>
          <p className={styles.note}>
            {entity === 'inquiry'
              ? 'Your inquiry form does not ask for them. What was answered is kept.'
              : `${manyNamed} do not show them. Their values are kept.`}
          </p>
          <ul className={styles.list}>
            {archived.map((field) => (
              <FieldRow
                key={field.id}
                field={field}
                entity={entity}
                total={total}
                onEdit={() => setEdited(field)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {edited ? (
        <EditFieldDialog entity={entity} field={edited} onClose={() => setEdited(undefined)} />
      ) : null}
    </>
  );
}
