import { expect, test } from 'vitest';
import { toMarkup, toText } from './answer-markup.ts';

test('paragraphs and lines survive the way to markup and back, and no element comes from what was typed', () => {
  const text = 'First <b>line</b> & "more"\nsecond line\n\nAnother paragraph.';
  const markup = toMarkup(text);
  expect(markup).not.toContain('<b>');
  expect(markup.match(/<p>/g)).toHaveLength(2);
  expect(toText(markup)).toBe(text);
  expect(toText('<p>It holds, <strong>mostly</strong>.</p><ul><li>One</li></ul>')).toBe(
    'It holds, mostly.\n\nOne',
  );
});
