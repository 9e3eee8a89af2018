import { expect, test, vi } from 'vitest';
import { browserPage, messageKey } from './page.ts';
import { tellOtherTabs } from './tab-messages.ts';

test('tells other tabs under the key and in the shape of the protocol', () => {
  tellOtherTabs(browserPage, 'signout');

  expect(JSON.parse(localStorage.getItem(messageKey) ?? '')).toEqual({
    event: 'session',
    data: { trigger: 'signout' },
    timestamp: expect.any(Number),
  });
});

test('two messages within one second differ, or other tabs would not hear the second', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  tellOtherTabs(browserPage, 'getSession');
  const first = localStorage.getItem(messageKey);
  vi.setSystemTime(1_000_002);
  tellOtherTabs(browserPage, 'getSession');

  expect(localStorage.getItem(messageKey)).not.toBe(first);
});

test('hears storage events of that key only', () => {
  const heard = vi.fn();
  browserPage.onTabMessage(heard);

  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
  window.dispatchEvent(new StorageEvent('storage', { key: messageKey, newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: messageKey, newValue: '{}' }));

  expect(heard.mock.calls).toEqual([['{}']]);
});

test('a browser without storage is no fault', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

  expect(() => tellOtherTabs(browserPage, 'getSession')).not.toThrow();
  expect(Storage.prototype.setItem).toHaveBeenCalledOnce();
});

test('a page that comes back from the back-forward cache says so; one that was loaded does not', () => {
  const restored = vi.fn();
  browserPage.onRestored(restored);

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(restored).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(restored).toHaveBeenCalledOnce();
});
