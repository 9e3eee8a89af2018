import { expect, test } from 'vitest';
import { describeOthers } from './describe-others.ts';

const wren = { firstname: 'Wren', lastname: 'Halloway', is_self: false };
const ada = { firstname: 'Ada', lastname: 'Nordin', is_self: false };
const maren = { firstname: 'Maren', lastname: 'Okonjo-Hale', is_self: false };
const own = { firstname: 'Sam', lastname: 'Reed', is_self: true };

test.each([
  [[], ''],
  [[own], 'You have this post open in another window, too.'],
  [[wren], 'Wren Halloway has this post open, too.'],
  [[wren, own, wren], 'Wren Halloway has this post open, too.'],
  [[wren, ada], 'Wren Halloway and Ada Nordin have this post open, too.'],
  [[wren, ada, maren], 'Wren Halloway, Ada Nordin and 1 more have this post open, too.'],
])('others who have a thing open are named once each (%#)', (others, words) => {
  expect(describeOthers(others, 'this post')).toBe(words);
});
