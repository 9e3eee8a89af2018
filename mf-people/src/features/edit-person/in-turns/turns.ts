import { createContext } from 'react';
import { flushSync } from 'react-dom';

interface Wish {
  /** Draws one more piece. */
  drawNext: () => void;
  drawAll: () => void;
}

export interface Turns {
  /** Asks for a turn; answers with what takes the wish back. */
  ask: (wish: Wish) => () => void;
  /** Draws what still waits, at once: for who goes where nothing stands yet. */
  drawAll: () => void;
  /** Whether nothing has to wait any more. */
  isOver: () => boolean;
}

/** A browser that is never idle draws the rest as well, a piece in so many milliseconds. */
const longestWait = 3000;

/** Once the browser has nothing else to do. Not every browser says when that is. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(act, { timeout: longestWait });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/** Tab goes to what comes next, and the search of the browser through all there is. */
const needsAll = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Tab' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');

/**
 * The order in which a long page is drawn: what is in view at once, the rest piece by piece while nobody waits for
 * anything else. What is typed meanwhile comes first.
 */
export function createTurns(): Turns {
  const wishes = new Set<Wish>();
  let isOver = false;
  /** Takes back what is planned. */
  let stop: (() => void) | undefined;
  let running: Wish | undefined;
  const drawAll = () => {
    isOver = true;
    const waiting = [...wishes];
    flushSync(() => waiting.forEach((wish) => wish.drawAll()));
  };
  const onKey = (event: KeyboardEvent) => {
    if (needsAll(event)) drawAll();
  };
  const plan = () => {
    if (wishes.size > 0 && running === undefined && !isOver) stop ??= whenIdle(takeTurn);
  };
  const takeTurn = () => {
    stop = undefined;
    [running] = wishes;
    running?.drawNext();
  };
  return {
    ask(wish) {
      if (wishes.size === 0) document.addEventListener('keydown', onKey, { capture: true });
      wishes.add(wish);
      if (isOver) wish.drawAll();
      else plan();
      return () => {
        wishes.delete(wish);
        // What was asked for is drawn, or not wanted any more: whoever waits longest is next.
        if (running === wish) running = undefined;
        plan();
        if (wishes.size > 0) return;
        stop?.();
        stop = undefined;
        document.removeEventListener('keydown', onKey, { capture: true });
      };
    },
    drawAll,
    isOver: () => isOver,
  };
}

/** The turns of a page; without them everything is drawn at once. */
export const TurnsContext = createContext<Turns | null>(null);
