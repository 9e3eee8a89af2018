import { expect, test } from 'vitest';
import { splitQuotations } from './split-quotations.ts';

test('cuts a text at its quotations and gives their words as they are read', () => {
  const quotation =
    '<blockquote><p>It buys <em>thirty</em> years &amp; no more.</p><p>Then &lt;nothing&gt;.</p></blockquote>';
  expect(splitQuotations(`<p>Before.</p>${quotation}<p>After<br />it.</p>`)).toEqual([
    { html: '<p>Before.</p>', quotation: null },
    { html: quotation, quotation: 'It buys thirty years & no more. Then <nothing>.' },
    { html: '<p>After<br />it.</p>', quotation: null },
  ]);
});

test('leaves a quotation where it is that stands in a list or in another one', () => {
  const list = '<ul><li><blockquote><p>In a list</p></blockquote></li></ul>';
  const nested = '<blockquote><p>Outer</p><blockquote><p>inner</p></blockquote></blockquote>';
  expect(splitQuotations(list + nested)).toEqual([
    { html: list, quotation: null },
    { html: nested, quotation: 'Outer inner' },
  ]);
});

test('an empty quotation is nothing to copy, and the parts are the whole text', () => {
  const text =
    '<figure><img src="/files/a.webp" alt="A &gt; B" /></figure><hr /><blockquote><p></p></blockquote>end';
  const parts = splitQuotations(text);
  expect(parts.every(({ quotation }) => quotation === null)).toBe(true);
  expect(parts.map(({ html }) => html).join('')).toBe(text);
});
