import { expect, test } from 'vitest';
import { readExclusions } from './read-exclusions.ts';

test.for([
  ['floods not Northmere', 'floods', ['Northmere']],
  ['climate NOT coastal', 'climate', ['coastal']],
  ['someone who is not from Northmere', 'someone', ['Northmere']],
  [
    'a flood expert, but not from Northmere University, on the radio',
    'a flood expert, on the radio',
    ['Northmere University'],
  ],
  ['economist not in London', 'economist', ['London']],
  ['volcano researchers other than Idris Falk', 'volcano researchers', ['Idris Falk']],
  ['lawyers except criminal lawyers', 'lawyers', ['criminal lawyers']],
  ['migration outside Europe', 'migration', ['Europe']],
  ['housing, excluding social housing, in Leeds', 'housing, in Leeds', ['social housing']],
  ['AI apart from chatbots and robots', 'AI', ['chatbots', 'robots']],
  ['physicist not based at Harrowgate', 'physicist', ['Harrowgate']],
  ['doctor but not a surgeon', 'doctor', ['surgeon']],
] as const)('%s', ([text, rest, excluded]) => {
  expect(readExclusions(text)).toEqual({ rest, excluded });
});

test.for([
  'my landlord will not give back my deposit',
  'why are trains not running',
  'children not sleeping',
  'wages not paid',
  'is it true or not',
  'what happens if I do not pay',
  'who can say whether it is not dangerous',
  'not enough sleep',
  'except fish',
  '"floods not Northmere"',
  'people who are not in work',
  'photographers outside the studio',
  'someone not too technical',
  'does coffee not help',
  'knots and notes',
])('leaves out nothing of: %s', (text) => {
  expect(readExclusions(text).excluded).toEqual([]);
});
