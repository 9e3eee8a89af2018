import { expect, test } from 'vitest';
import { stageOfLoad } from './stage-of.ts';
import { TimeoutError } from './with-timeout.ts';

test.each<[unknown, string]>([
  [new Error('http://x/a.js is refused: its content is not what the registry names.'), 'integrity'],
  [new Error('people 2 exports no lifecycles.'), 'bootstrap'],
  [new Error('[ Federation Runtime ]: Failed to get manifest. #RUNTIME-003'), 'manifest'],
  [new Error('http://x/mf-manifest.json answered 500.'), 'manifest'],
  [new Error('Failed to load script resources. #RUNTIME-008'), 'load'],
  [new Error('Loading chunk 12 failed.'), 'load'],
  [new TimeoutError('Loading people took longer than 20 s.'), 'load'],
  [new TypeError('Cannot read properties of undefined'), 'import'],
  ['a string', 'import'],
])('%s is a failure of the stage %s', (error, stage) => {
  expect(stageOfLoad(error)).toBe(stage);
});
