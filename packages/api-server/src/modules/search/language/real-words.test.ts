import { expect, test } from 'vitest';
import { isRealWord } from './real-words.ts';

test.each(
  'serge strike pregnant bust sued colour color rumours danish paris tesla planning regulations beekeeping speaker unpaid gazans qataris heatpumps memecoins nanobots greenwashers foetuses tokenisation'.split(
    ' ',
  ),
)('%s is a word', (word) => {
  expect(isRealWord(word)).toBe(true);
});

test.each('strom vacines wildifre insolvancy secuirty infulenza palliativ estaury blorptang'.split(' '))(
  '%s is none',
  (word) => {
    expect(isRealWord(word)).toBe(false);
  },
);
