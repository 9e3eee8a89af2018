import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dropDescriptions } from './drop-descriptions.ts';

test('the sentences and failures of calls go, and summaries of anything else stay', () => {
  const { code, dropped } = dropDescriptions(`
    const post = z.object({ summary: z.string() });
    export const posts = {
      list: defineRoute({ id: 'posts.list', summary: 'Posts of the \\u2018desk\\u2019.', response: post, errors: ['not_found'] }),
      get: defineRoute({
        id: 'posts.get',
        summary:
          'One post, ' + name,
        body: z.object({ summary: line(300) }),
        errors,
      }),
    };`);
  expect(dropped).toBe(4);
  expect(code).not.toMatch(/desk|One post|not_found/);
  expect(code).toContain("{ id: 'posts.list', summary: '', response: post, errors: [] }");
  expect(code).toContain('z.object({ summary: z.string() })');
  expect(code).toContain('z.object({ summary: line(300) })');
  expect(code).toMatch(/\n\s+errors: \[\],/);
});

test('a contract of ours loses every one', () => {
  const source = readFileSync(
    join(import.meta.dirname, '../../../contracts/src/inquiries.contract.ts'),
    'utf8',
  );
  const { code } = dropDescriptions(source);
  expect(code.match(/summary: '',/g)).toHaveLength(source.match(/defineRoute\(\{/g)?.length ?? 0);
});
