import { expect, test } from 'vitest';
import { lostVariableFaults } from './lost-variables.ts';

test('a variable of the look that an area declares is named with its line; reading one is not', () => {
  const css = '.a {\n  --rostrum-text: red;\n  color: var(--rostrum-text);\n  --own: 1px;\n}';
  expect(lostVariableFaults('mf-north/src/a.module.css', css)).toEqual([
    expect.stringMatching(/^mf-north\/src\/a\.module\.css:2 declares --rostrum-text/),
  ]);
  expect(lostVariableFaults('a.css', '.a { --rostrum-line: blue; }')).toHaveLength(1);
  expect(lostVariableFaults('a.css', '.a { border-color: var(--rostrum-line, blue); }')).toEqual([]);
});
