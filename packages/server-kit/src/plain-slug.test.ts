import { expect, test } from 'vitest';
import { toPlainSlug } from './plain-slug.ts';

test.each([
  ['Zoë Okonjo-Hale', 'zoe-okonjo-hale'],
  ['Siobhán O’Brien', 'siobhan-obrien'],
  ['Łukasz Wałęsa', 'lukasz-walesa'],
  ['Guðrún Þórsdóttir', 'gudrun-thorsdottir'],
  ['小明 王', 'xiao-ming-wang'],
  ['Иван Петров', 'ivan-petrov'],
  ['Γιώργος Παπαδόπουλος', 'giorgos-papadopoylos'],
  ['J. R. R. Tolkien', 'j-r-r-tolkien'],
  ['Ａｄａ', 'ada'],
  ['！？', ''],
])('%s has a plain address', (name, slug) => expect(toPlainSlug(name)).toBe(slug));

test('an address has no letters beyond ASCII, whatever the script', () => {
  for (const name of [
    'محمد الخوارزمي',
    'דוד בן גוריון',
    'अनिल शर्मा',
    '김철수',
    '山田太郎',
    'สมชาย ใจดี',
    'Đặng Thị Hồng',
  ])
    expect(toPlainSlug(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});
