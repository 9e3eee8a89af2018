import type { ProfileSectionId, ProfileSectionLayout } from '@rostrum/contracts/builder';
import { announce } from '@rostrum/ui-kit';
import { useState, type DragEvent } from 'react';

interface SectionOrder {
  sections: ProfileSectionLayout[];
  titleOf: (section: ProfileSectionLayout) => string;
  onChange: (sections: ProfileSectionLayout[]) => void;
}

/** Moves sections by drag or by their buttons. The button that was pressed keeps the focus. */
export function useSectionOrder({ sections, titleOf, onChange }: SectionOrder) {
  const [dragged, setDragged] = useState<ProfileSectionId>();

  function move(id: ProfileSectionId, to: number) {
    const moved = sections.find((each) => each.id === id);
    if (!moved || to < 0 || to >= sections.length) return;
    const focused = document.activeElement?.id;
    onChange(sections.filter((each) => each !== moved).toSpliced(to, 0, moved));
    announce(`${titleOf(moved)} is number ${to + 1} of ${sections.length} now.`);
    // A row that is put elsewhere loses the focus of the button inside.
    requestAnimationFrame(() => {
      if (focused) document.getElementById(focused)?.focus();
    });
  }

  return {
    dragged,
    move,
    drag(event: DragEvent<HTMLElement>, id: ProfileSectionId) {
      const row = event.currentTarget.closest('li');
      if (row) event.dataTransfer.setDragImage(row, 0, 0);
      // Firefox begins no drag without data.
      event.dataTransfer.setData('text/plain', id);
      setDragged(id);
    },
    stop: () => setDragged(undefined),
    drop(event: DragEvent, place: number) {
      event.preventDefault();
      if (dragged !== undefined) move(dragged, place);
      setDragged(undefined);
    },
  };
}
