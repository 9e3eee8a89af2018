import { afterEach, expect, test, vi } from 'vitest';
import { prefetchOnHover } from './prefetch-on-hover.ts';

// Files share one document: what stays would be found by another's test.
afterEach(() => document.body.replaceChildren());

test('fetches an area once, and only for links into the application', () => {
  const prefetch = vi.fn();
  const ownerOf = (pathname: string) =>
    pathname.startsWith('/dashboard') ? ({ area: 'posts' } as never) : undefined;
  prefetchOnHover({ prefetch, ownerOf });
  document.body.innerHTML =
    '<a href="/dashboard/posts"><b>Posts</b></a><a href="/docs">Docs</a><a href="https://elsewhere.example/dashboard">Away</a>';
  const over = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  over('a[href="/docs"]');
  over('a[href^="https"]');
  expect(prefetch).not.toHaveBeenCalled();
  over('b');
  over('b');
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/dashboard/posts');
});
