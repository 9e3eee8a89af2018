import type { PersonDetail } from '@rostrum/contracts';
import { Button } from '@rostrum/ui-kit';
import { lazy, Suspense, useState } from 'react';

const DeleteDialog = lazy(async () => ({ default: (await import('./delete-dialog.tsx')).DeleteDialog }));

/** The last step, after archiving. */
export function DeleteButton({ person, onDeleted }: { person: PersonDetail; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button danger onClick={() => setIsOpen(true)}>
        Delete
      </Button>
      <Suspense fallback={null}>
        {isOpen ? (
          <DeleteDialog person={person} onDeleted={onDeleted} onClose={() => setIsOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
