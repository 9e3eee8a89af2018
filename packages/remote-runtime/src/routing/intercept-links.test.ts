import { afterEach, beforeEach, expect, test } from 'vitest';
import { interceptLinks } from './intercept-links.ts';

// Files share one document: what stays would be found by another's test.
afterEach(() => document.body.replaceChildren());

let stop = () => {};

beforeEach(() => {
  window.history.replaceState(null, '', '/dashboard/people');
  stop = interceptLinks((pathname) => pathname.startsWith('/dashboard'));
});
afterEach(() => stop());

/** Clicks a link; answers whether the browser was left to follow it. */
function click(attributes: string, init: MouseEventInit = {}) {
  document.body.innerHTML = `<a ${attributes}><b>go</b></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init });
  // jsdom cannot load pages; what is not taken over must not reach it.
  let isLeft = false;
  const shield = (last: Event) => {
    isLeft = !last.defaultPrevented;
    last.preventDefault();
  };
  window.addEventListener('click', shield, { once: true });
  document.querySelector('b')?.dispatchEvent(event);
  return isLeft;
}

test('takes over plain links into the application', () => {
  expect(click('href="/dashboard/posts?q=a#top"')).toBe(false);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/dashboard/posts?q=a#top',
  );
});

test.each([
  ['a page of the server', 'href="/docs"', {}],
  ['another site', 'href="https://elsewhere.example/dashboard"', {}],
  ['a new tab', 'href="/dashboard/posts" target="_blank"', {}],
  ['a download', 'href="/dashboard/posts" download', {}],
  ['a click with a modifier', 'href="/dashboard/posts"', { ctrlKey: true }],
  ['a jump on the page', 'href="#part"', {}],
])('leaves %s to the browser', (_, attributes, init) => {
  expect(click(attributes, init)).toBe(true);
  expect(window.location.pathname).toBe('/dashboard/people');
});
