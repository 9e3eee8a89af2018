import { expect, test } from 'vitest';
import { takenAway } from './check-shell.ts';

const of = (...exports: string[]) => ({ version: '0.1.0', exports });

test('names what areas may use and the next shell has not; more is always welcome', () => {
  const before = { '@rostrum/ui-kit': of('Button', 'Card', 'Page'), '@rostrum/ui-kit/date': of('DateField') };

  expect(takenAway(before, { ...before, '@rostrum/ui-kit': of('Button', 'Card', 'Page', 'Tree') })).toEqual(
    [],
  );
  expect(takenAway(before, { '@rostrum/ui-kit': of('Page') })).toEqual([
    "'@rostrum/ui-kit' lost Button, Card",
    "'@rostrum/ui-kit/date' is gone",
  ]);
});
