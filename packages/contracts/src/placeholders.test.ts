import { expect, test } from 'vitest';
import { inquiries } from './inquiries.contract.ts';
import { findPlaceholder, outgoingProse } from './placeholders.ts';

test.each([
  ['Dear {{name}}, thank you.', '{{name}}'],
  ['Ask {{ expert }} again.', '{{ expert }}'],
  ['Dear {{first name}}', '{{first name}}'],
  ['Sehr geehrte {{Größe}}', '{{Größe}}'],
  ['{{unknown_1}} {{name}}', '{{unknown_1}}'],
  ['Use {braces} and {{}} and {{ }} as you like.', null],
  ['a {{ b', null],
  ['No placeholder.', null],
])('%s', (text, found) => {
  expect(findPlaceholder(text)).toBe(found);
  const { error } = outgoingProse(100).safeParse(text);
  expect(error?.issues[0]?.message).toBe(
    found === null
      ? undefined
      : `${found} isn’t filled in. Replace it with what it stands for, or remove it.`,
  );
});

test('a reply with a placeholder is refused, a note is not', () => {
  const parse = (visibility: 'all' | 'internal') =>
    inquiries.reply.body?.safeParse({ visibility, body: 'Write to {{expert}}' });
  expect(parse('all')?.error?.issues).toMatchObject([{ path: ['body'] }]);
  expect(parse('internal')?.success).toBe(true);
});
