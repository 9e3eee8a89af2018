import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dropSummaries } from './drop-summaries.ts';

test('the summary of a call goes; fields of that name and everything else stay', () => {
  const source = [
    'export const posts = {',
    "  list: defineRoute({ id: 'posts.list', summary: 'Posts of the organisation, newest first.', body }),",
    '};',
    "export const post = z.object({ summary: z.string(), title: describe('summary: of it') });",
  ].join('\n');
  expect(dropSummaries(source)).toEqual({
    code: source.replace("'Posts of the organisation, newest first.'", "''"),
    dropped: 1,
  });
});

test('the contracts still write them this way: another one would bring them all back', () => {
  const contracts = join(import.meta.dirname, '../../../contracts/src/inquiries.contract.ts');
  expect(dropSummaries(readFileSync(contracts, 'utf8')).dropped).toBeGreaterThan(5);
});
