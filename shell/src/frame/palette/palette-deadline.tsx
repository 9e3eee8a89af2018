import { Suspense, lazy, type ComponentType } from 'react';

// Whoever has inquiries mostly has it already; no one else should load it for the palette. The row is whole without it.
const Deadline = lazy<ComponentType<{ at: string }>>(() =>
  import('@rostrum/ui-kit/data').then(
    (module) => ({ default: module.Deadline }),
    () => ({ default: () => null }),
  ),
);

/** What is left of an inquiry's time, at the end of its row. */
export const PaletteDeadline = ({ at }: { at: string }) => (
  <span className="f-palette__deadline">
    <Suspense fallback={null}>
      <Deadline at={at} />
    </Suspense>
  </span>
);
