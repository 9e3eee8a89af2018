import { afterEach, describe, expect, test } from 'vitest';
import { inboxCommandOf } from './inbox-command.ts';

// Files share one document: what stays would be found by another's test.
afterEach(() => document.body.replaceChildren());

const press = (key: string, html = '<div id="at"></div>', more = {}) => {
  document.body.innerHTML = html;
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    isComposing: false,
    keyCode: 0,
    target: document.querySelector('#at'),
    ...more,
  };
};

describe('single keys', () => {
  test('command the inbox', () =>
    expect(
      ['j', 'k', 'Enter', 'r', 'n', 'a', 's', 'Escape', 'x'].map((key) => inboxCommandOf(press(key))),
    ).toEqual(['next', 'previous', 'open', 'reply', 'note', 'assign', 'close', 'back', undefined]));
  test('are text while somebody types', () => {
    for (const html of [
      '<textarea id="at"></textarea>',
      '<input id="at">',
      '<div role="combobox" id="at"></div>',
    ])
      expect(inboxCommandOf(press('r', html))).toBeUndefined();
  });
  test('belong to the browser with a modifier, and to an open dialog', () => {
    expect(inboxCommandOf(press('r', undefined, { metaKey: true }))).toBeUndefined();
    expect(inboxCommandOf(press('Escape', '<div role="dialog"><p id="at"></p></div>'))).toBeUndefined();
  });
  test('leave Enter to the button that has the focus', () =>
    expect(inboxCommandOf(press('Enter', '<button id="at"></button>'))).toBeUndefined());
});
