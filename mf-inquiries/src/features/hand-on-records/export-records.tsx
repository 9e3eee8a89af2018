import { Button } from '@rostrum/ui-kit';
import { lazy, Suspense, useState } from 'react';

const RecordsDialog = lazy(async () => ({ default: (await import('./records-dialog.tsx')).RecordsDialog }));

/** The way to a file for a request for information. */
export function ExportRecords() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Export for a request</Button>
      {isOpen ? (
        <Suspense>
          <RecordsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
