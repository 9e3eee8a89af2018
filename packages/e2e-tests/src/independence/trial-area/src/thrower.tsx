import type { ReactNode } from 'react';

/** A root without a boundary around what throws: only React itself catches it. */
export function Thrower(): ReactNode {
  throw new Error('The trial area threw outside of its boundary.');
}
