import { Children, startTransition, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createTurns, TurnsContext } from './turns.ts';

/** A page that is drawn in turns. */
export function TurnsProvider({ children }: { children: ReactNode }) {
  const [turns] = useState(createTurns);
  return <TurnsContext value={turns}>{children}</TurnsContext>;
}

interface InTurnsProps {
  /** How many pieces are drawn at once. */
  first?: number;
  /** One piece each, from the top of the page to its end. */
  children: ReactNode;
}

/** The first pieces of a part at once, the others each in its turn. */
export function InTurns({ first = 0, children }: InTurnsProps) {
  const turns = useContext(TurnsContext);
  const pieces = useMemo(() => Children.toArray(children), [children]);
  const [drawn, setDrawn] = useState(() => (!turns || turns.isOver() ? Infinity : first));
  const isWaiting = drawn < pieces.length;
  useEffect(() => {
    if (!turns || !isWaiting) return undefined;
    return turns.ask({
      drawNext: () => startTransition(() => setDrawn(drawn + 1)),
      drawAll: () => setDrawn(Infinity),
    });
  }, [turns, isWaiting, drawn]);
  return pieces.slice(0, drawn);
}

/** For cards that leave to the page how their parts are drawn. */
export const arrangeInTurns = (pieces: ReactNode) => <InTurns>{pieces}</InTurns>;
