import { expect, test } from 'vitest';
import { copiesIn } from './one-copy.ts';

const version = '6.6.8';

test('names a second copy of what the shell provides, and where it is', () => {
  const packages = {
    'node_modules/antd': { version },
    'node_modules/@rc-component/util': { version },
    'node_modules/semver': { version },
    'node_modules/a/node_modules/semver': { version },
    'packages/antd': { version },
  };
  expect(copiesIn({ packages })).toEqual([]);

  const twice = { ...packages, 'mf-people/node_modules/antd': { version: '6.5.0' } };
  expect(copiesIn({ packages: twice })).toEqual([
    expect.stringMatching(/^'antd' is installed 2 times: .*6\.5\.0 in mf-people\/node_modules\/antd/),
  ]);
});
