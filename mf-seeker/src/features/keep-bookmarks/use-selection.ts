import { useState } from 'react';

/** Which of the shown rows are selected; rows that leave the page leave the selection. */
export function useSelection(shown: readonly { id: string }[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  return {
    selected,
    isSelected: (id: string) => ids.has(id),
    toggle: (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}
