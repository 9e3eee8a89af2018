import type { CountedField, FieldList } from '@rostrum/contracts/fields';
import { EmptyState } from '@rostrum/ui-kit';
import { useState } from 'react';
import { EditFieldDialog } from './field-dialogs.tsx';
import { FieldRow } from './field-row.tsx';
import { useFieldOrder } from './use-field-order.ts';
import styles from './fields.module.css';

/** Fields in the order of the profile, and archived ones below. */
export function FieldLists({ list }: { list: FieldList }) {
  const { active, archived, orderOf } = useFieldOrder(list);
  const [edited, setEdited] = useState<CountedField>();
  const { people } = list;
  return (
    <>
      {active.length > 0 ? (
        <>
          <ol className={styles.list} aria-label="Fields">
            {active.map((field, place) => (
              <FieldRow
                key={field.id}
                field={field}
                people={people}
                order={orderOf(field, place)}
                onEdit={() => setEdited(field)}
              />
            ))}
          </ol>
          <p className={styles.note}>Profiles show fields in this order. Drag a row, or use its arrows.</p>
        </>
      ) : (
        <EmptyState
          title="No fields yet"
          description="Fields that you add appear under “More fields” in every profile. Those that you make public also appear on the public page."
        />
      )}
      {archived.length > 0 ? (
        <section aria-labelledby="archived-fields">
          <h2 className="r-card-title" id="archived-fields">
            Archived
          </h2>
          <p className={styles.note}>Profiles do not show them. Their values are kept.</p>
          <ul className={styles.list}>
            {archived.map((field) => (
              <FieldRow key={field.id} field={field} people={people} onEdit={() => setEdited(field)} />
            ))}
          </ul>
        </section>
      ) : null}
      {edited ? <EditFieldDialog field={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
