import type { CountedField, FieldEntity, FieldList } from '@rostrum/contracts/fields';
import { announce } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useFieldChanges } from './fields.queries.ts';

/** Moves fields by drag or by their buttons. The button that was pressed keeps the focus. */
export function useFieldOrder(entity: FieldEntity, { fields }: FieldList) {
  const active = fields.filter(({ is_archived }) => !is_archived);
  const archived = fields.filter(({ is_archived }) => is_archived);
  const [dragged, setDragged] = useState<string>();
  const { order } = useFieldChanges(entity);

  function move(field: CountedField, to: number) {
    if (to < 0 || to >= active.length || order.isPending) return;
    const others = active.filter(({ id }) => id !== field.id);
    const next = others.toSpliced(to, 0, field);
    const focused = document.activeElement?.id;
    order.mutate(
      { body: { ids: [...next, ...archived].map(({ id }) => id) } },
      {
        onSuccess: () => {
          announce(`${field.label} is number ${to + 1} of ${active.length} now.`);
          // A row that is put elsewhere loses the focus of the button inside.
          requestAnimationFrame(() => {
            if (focused) document.getElementById(focused)?.focus();
          });
        },
      },
    );
  }

  return {
    active,
    archived,
    orderOf: (field: CountedField, place: number) => ({
      isFirst: place === 0,
      isLast: place === active.length - 1,
      isDragged: dragged === field.id,
      onMove: (by: -1 | 1) => move(field, place + by),
      onDragStart: () => setDragged(field.id),
      onDragEnd: () => setDragged(undefined),
      onDrop: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        const moved = active.find(({ id }) => id === dragged);
        if (moved && moved.id !== field.id) move(moved, place);
      },
    }),
  };
}
