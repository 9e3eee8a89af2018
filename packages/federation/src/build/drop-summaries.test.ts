import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dropSummaries } from './drop-summaries.ts';

test('the sentences of calls go, and summaries of anything else stay', () => {
  const { code, dropped } = dropSummaries(`
    const post = z.object({ summary: z.string() });
    export const posts = {
      list: defineRoute({ id: 'posts.list', summary: 'Posts of the \\u2018desk\\u2019.', response: post }),
      get: defineRoute({
        id: 'posts.get',
        summary:
          'One post, ' + name,
        body: z.object({ summary: line(300) }),
      }),
    };`);
  expect(dropped).toBe(2);
  expect(code).not.toMatch(/desk|One post/);
  expect(code).toContain("{ id: 'posts.list', summary: '', response: post }");
  expect(code).toContain('z.object({ summary: z.string() })');
  expect(code).toContain('z.object({ summary: line(300) })');
});

test('a contract of ours loses every one', () => {
  const source = readFileSync(
    join(import.meta.dirname, '../../../contracts/src/inquiries.contract.ts'),
    'utf8',
  );
  expect(dropSummaries(source).dropped).toBe(source.match(/defineRoute\(\{/g)?.length);
});
