import { Suspense, lazy } from 'react';

// Whoever has inquiries mostly has it already; no one else should load it for the palette.
const Deadline = lazy(async () => ({ default: (await import('@rostrum/ui-kit/data')).Deadline }));

/** What is left of an inquiry's time, at the end of its row. */
export const PaletteDeadline = ({ at }: { at: string }) => (
  <span className="f-palette__deadline">
    <Suspense fallback={null}>
      <Deadline at={at} />
    </Suspense>
  </span>
);
