import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { afterEach, vi } from 'vitest';

/** What jsdom leaves out and components expect of a browser. Loaded before every page test by `webTest()`. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Matches nothing by default: a wide light screen with motion allowed. A test replaces it with `vi.stubGlobal`. */
function matchMedia(query: string): MediaQueryList {
  return {
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  };
}

Object.assign(globalThis, {
  ResizeObserver: globalThis.ResizeObserver ?? SilentObserver,
  IntersectionObserver: globalThis.IntersectionObserver ?? SilentObserver,
  IS_REACT_ACT_ENVIRONMENT: true,
});
// jsdom schedules the next frame with the timer of the moment. With a fake one no later file of the worker had frames.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;
window.requestAnimationFrame = (callback) => Number(startTimer(() => callback(performance.now()), 16));
window.cancelAnimationFrame = (frame) => stopTimer(frame);
window.matchMedia ??= matchMedia;
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;

// React's development build records with each element which line made it, for a stack that no test reads; with ten thousand
// recorded it stops for a moment. Here it stops at once: making the records took a twentieth of the time of page tests.
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// jsdom answers this with a "not implemented" error on the console for every pseudo element that antd measures.
const realGetComputedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => realGetComputedStyle(element);

// What a test looks for has this long to come: on a busy machine a page may take seconds. Only a test that fails waits so long.
// A notification is read aloud 30 ms after it is shown, so its words stood on the page twice for tests that looked later. What
// is said in a live region is looked for there.
configure({ asyncUtilTimeout: 20_000, defaultIgnore: 'script, style, [data-rostrum-live]' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
