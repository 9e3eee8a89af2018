import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrollMemory } from './scroll-memory.ts';

const grown = new Set<() => void>();
class FakeResizeObserver {
  private readonly look: () => void;
  constructor(look: () => void) {
    this.look = look;
  }
  observe() {
    grown.add(this.look);
    this.look();
  }
  disconnect() {
    grown.delete(this.look);
  }
}

let top = 0;
let height = 0;
const scrollTo = (to: number) => {
  top = to;
  window.dispatchEvent(new Event('scroll'));
};
const growTo = (next: number) => {
  height = next;
  [...grown].forEach((look) => look());
};

let stop = () => {};
beforeEach(() => {
  top = 0;
  sessionStorage.clear();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, to: number) => scrollTo(to)) as never);
});
afterEach(() => {
  stop();
  grown.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A long page that was scrolled, then another one. */
function scrolledThenLeft() {
  height = 4000;
  const memory = createScrollMemory();
  stop = memory.start();
  memory.enter('list');
  scrollTo(1500);
  memory.enter('detail');
  scrollTo(0);
  return memory;
}

test('a skeleton that is taller than what follows it does not keep the page from its place', () => {
  const memory = scrolledThenLeft();
  const main = document.createElement('main');
  main.innerHTML = '<div aria-busy="true"></div>';
  document.body.append(main);
  height = 2400;
  memory.enter('list');
  expect(top).toBe(1500);
  // The page itself begins smaller: the browser pulls it up.
  height = 900;
  scrollTo(100);
  main.replaceChildren();
  growTo(4000);
  expect(top).toBe(1500);
  main.remove();
});

test('going back returns to the place, once the page is tall enough again', () => {
  const memory = scrolledThenLeft();
  height = 800;
  memory.enter('list');
  scrollTo(0);
  expect(top).toBe(0);
  growTo(1200);
  expect(top).toBe(0);
  growTo(4000);
  expect(top).toBe(1500);
});

test('a person who scrolls meanwhile is left alone', () => {
  const memory = scrolledThenLeft();
  height = 800;
  memory.enter('list');
  window.dispatchEvent(new Event('wheel'));
  growTo(4000);
  expect(top).toBe(0);
});

test('a page that never grows again is given up on', () => {
  vi.useFakeTimers();
  const memory = scrolledThenLeft();
  height = 800;
  memory.enter('list');
  vi.advanceTimersByTime(6_000);
  growTo(4000);
  expect(top).toBe(0);
  vi.useRealTimers();
});

test('a new page is not scrolled, and one address of the same page keeps its place', () => {
  const memory = scrolledThenLeft();
  memory.enter('another');
  expect(top).toBe(0);
  scrollTo(300);
  memory.enter('another, with a filter');
  memory.enter('elsewhere');
  scrollTo(0);
  memory.enter('another, with a filter');
  expect(top).toBe(300);
});

test('a reload returns to the place; a first visit in the same tab does not', () => {
  scrolledThenLeft();
  window.dispatchEvent(new Event('pagehide'));
  stop();
  const reload = vi.spyOn(performance, 'getEntriesByType');
  const enterAfter = (type: string) => {
    reload.mockReturnValue([{ type } as unknown as PerformanceEntry]);
    const memory = createScrollMemory();
    stop = memory.start();
    memory.enter('list');
    const reached = top;
    stop();
    top = 0;
    return reached;
  };
  expect(enterAfter('navigate')).toBe(0);
  expect(enterAfter('reload')).toBe(1500);
});
