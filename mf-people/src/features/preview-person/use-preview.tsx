import { useLocation } from '@rostrum/remote-runtime/router';
import { Button, PageSkeleton } from '@rostrum/ui-kit';
import { Suspense, lazy, useState, type ReactNode } from 'react';

// The views of public pages are fetched with the first preview.
const PersonPreview = lazy(async () => ({ default: (await import('./person-preview.tsx')).PersonPreview }));

/** The button that opens and closes the preview of a profile, and the preview; `isLinked` when the address asks for it. */
export function usePreview(id: string | undefined): {
  button: ReactNode;
  preview: ReactNode;
  isLinked: boolean;
} {
  const { search } = useLocation();
  const isLinked = new URLSearchParams(search).has('preview');
  const [isOpen, setIsOpen] = useState(isLinked);
  if (id === undefined) return { button: null, preview: null, isLinked };
  return {
    isLinked,
    button: (
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close preview' : 'Preview'}
      </Button>
    ),
    preview: isOpen ? (
      <Suspense fallback={<PageSkeleton label="Loading the preview" variant="detail" />}>
        <PersonPreview key={id} id={id} />
      </Suspense>
    ) : null,
  };
}
