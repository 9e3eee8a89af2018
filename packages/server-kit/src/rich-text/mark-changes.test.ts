import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listChanges, markChanges } from './mark-changes.ts';
import { plainText } from './plain-text.ts';
import { sanitiseHtml } from './sanitise-html.ts';

test('marks words that were replaced, and keeps the elements of the newer text', () => {
  expect(
    markChanges(
      '<p>The tide is <strong>5.7</strong> m.</p><p>It happened once.</p>',
      '<p>The tide is <strong>5.9</strong> m.</p><ul><li>It happened twice.</li></ul>',
    ),
  ).toEqual({
    html: '<p>The tide is <strong><del>5.7</del><ins>5.9</ins></strong> m.</p> <ul><li>It happened <del>once.</del> <ins>twice.</ins></li></ul>',
    changedWords: 4,
  });
});

test('lists what changed as text in paragraphs', () => {
  expect(listChanges('<p>One &amp; two.</p><p>Old.</p>', '<p>One &amp; two three.</p>')).toEqual([
    { kind: 'same', text: 'One & ' },
    { kind: 'removed', text: 'two.' },
    { kind: 'added', text: 'two three.' },
    { kind: 'break', text: '' },
    { kind: 'removed', text: 'Old. ' },
  ]);
});

test('shows a link that leads elsewhere as a change', () => {
  const { html, changedWords } = markChanges(
    '<p>See <a href="https://a.example/">here</a></p>',
    '<p>See <a href="https://b.example/">here</a></p>',
  );
  expect(html).toContain('<ins><a href="https://b.example/"');
  expect(changedWords).toBe(2);
});

test('shows a picture that came, went or was described anew as a change', () => {
  const figure = (alt: string) =>
    `<figure><img src="/files/${'0a'.repeat(16)}-1200.webp" alt="${alt}" /><figcaption>The barrier</figcaption></figure>`;
  const { html, changedWords } = markChanges(figure('Six gates'), figure('Five gates'));
  expect(html).toContain('<del><img');
  expect(html).toContain('<ins><img');
  expect(changedWords).toBe(2);
  expect(listChanges('<p>Tide.</p>', `<p>Tide.</p>${figure('Six gates')}`)).toEqual([
    { kind: 'same', text: 'Tide.' },
    { kind: 'break', text: '' },
    { kind: 'added', text: '[Picture: Six gates]The barrier' },
    { kind: 'break', text: '' },
  ]);
});

test('without its marks it is the newer text, whatever the texts are, and nothing unsafe comes in', () => {
  const markup = fc
    .array(
      fc.constantFrom('<p>', '</p>', '<ul><li>', '</li></ul>', 'a', 'b ', ' c', '<script>x</script>', '&lt;'),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(markup, markup, (before, after) => {
      const { html } = markChanges(before, after);
      expect(plainText(html.replaceAll(/<del>[^<]*<\/del>/g, ''))).toBe(plainText(sanitiseHtml(after)));
      expect(html).not.toContain('<script');
    }),
    { seed: 20_261_123, numRuns: 300 },
  );
});

test('two texts that share nothing are shown one after the other', () => {
  const text = (word: string) =>
    `<p>${Array.from({ length: 4000 }, (_, at) => `${word}${at}`).join(' ')}</p>`;
  expect(markChanges(text('a'), text('b')).changedWords).toBe(8000);
});
