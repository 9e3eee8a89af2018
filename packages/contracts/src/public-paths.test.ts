import { expect, test } from 'vitest';
import { publicPaths } from './public-paths.ts';

test.each([
  [publicPaths.organisation('northmere'), '/organizations/northmere'],
  [publicPaths.expert('maren-okonjo-hale'), '/experts/maren-okonjo-hale'],
  [publicPaths.staff('jonah'), '/staff/jonah'],
  [publicPaths.person('staff', 'jonah'), '/staff/jonah'],
  [publicPaths.person('individual', 'ada'), '/experts/ada'],
  [publicPaths.person('expert', 'ada'), '/experts/ada'],
  [publicPaths.post('northmere', 'a-post'), '/organizations/northmere/posts/a-post'],
  [publicPaths.question('northmere', 'why'), '/organizations/northmere/questions/why'],
  [publicPaths.tracking('A_-9'), '/inquiries/track/A_-9'],
  [publicPaths.ask('A_-9'), '/inquiries/ask/A_-9'],
  [publicPaths.sharedList('A_-9'), '/lists/A_-9'],
])('%s', (address, expected) => {
  expect(address).toBe(expected);
});

test('no name leads out of its page: what it holds is one segment', () => {
  const name = '../a b?c#d/é%2f"<>';
  for (const address of [
    publicPaths.organisation(name),
    publicPaths.expert(name),
    publicPaths.staff(name),
    publicPaths.person('staff', name),
    publicPaths.tracking(name),
    publicPaths.ask(name),
    publicPaths.sharedList(name),
    publicPaths.post('northmere', name),
    publicPaths.question('northmere', name),
  ]) {
    // Neither a query nor a fragment begins, no markup ends, and no segment is added.
    expect(address).not.toMatch(/[?#"<> ]/);
    expect(decodeURIComponent(address.split('/').at(-1) ?? '')).toBe(name);
  }
});
