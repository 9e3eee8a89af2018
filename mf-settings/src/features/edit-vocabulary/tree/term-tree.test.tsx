import type { ClassificationTerm } from '@rostrum/contracts/settings';
import { render, screen, userEvent } from '@rostrum/test-support';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TermTree } from './term-tree.tsx';

const term = (id: string, title: string, parent_id: string | null = null): ClassificationTerm => ({
  id,
  title,
  parent_id,
  version: 1,
  entry_terms: id === 'surge' ? ['Storm tide'] : [],
  scope_note: '',
  is_general: false,
  people: 1,
  posts: 0,
  questions: 0,
});
const terms = [
  term('climate', 'Climate'),
  term('coast', 'Coastal flooding', 'climate'),
  term('surge', 'Storm surge', 'coast'),
  term('health', 'Health'),
  term('sleep', 'Sleep', 'health'),
  term('law', 'Law'),
];
const renamed: string[] = [];

function Tree({ text }: { text: string }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <TermTree
      label="Topics"
      terms={terms}
      text={text}
      chosen={chosen}
      onChoose={setChosen}
      onRename={(id) => renamed.push(id)}
    />
  );
}
/** What a line says before its number. */
const wordsOf = (item: Element | null) => item?.textContent?.replace(/ +\d+ filed$/, '');
const shown = () => screen.getAllByRole('treeitem').map((item) => wordsOf(item));
const focused = () => wordsOf(document.activeElement);

test('letters that are typed together name a term; where none begins so, the last one does', async () => {
  const user = userEvent.setup();
  render(<Tree text="" />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Home}');
  // Storm surge comes first, and Sleep begins with both letters.
  await user.keyboard('*{Home}sl');
  expect(focused()).toBe('Sleep');
  await user.keyboard('x');
  expect(focused()).toBe('Sleep');
  await user.keyboard('l');
  expect(focused()).toBe('Law');
});

test('every key of the tree pattern works, one item is in the tab order, and it says its place', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Tree text="" />);
  expect(shown()).toEqual(['Climate', 'Health', 'Law']);
  await user.tab();
  expect(focused()).toBe('Climate');
  const walk: [key: string, focus: string][] = [
    ['{ArrowDown}', 'Health'],
    ['{ArrowUp}', 'Climate'],
    ['{ArrowUp}', 'Climate'],
    ['{ArrowRight}', 'Climate'],
    ['{ArrowRight}', 'Coastal flooding'],
    [' ', 'Coastal flooding'],
    ['{ArrowDown}', 'Storm surge'],
    ['{ArrowRight}', 'Storm surge'],
    ['{ArrowLeft}', 'Coastal flooding'],
    ['{ArrowLeft}', 'Coastal flooding'],
    ['{ArrowLeft}', 'Climate'],
    ['{End}', 'Law'],
    ['{Home}', 'Climate'],
    ['h', 'Health'],
    ['l', 'Law'],
    ['c', 'Climate'],
    ['*', 'Climate'],
  ];
  for (const [key, focus] of walk) {
    await user.keyboard(key);
    expect(focused(), key).toBe(focus);
  }
  expect(shown()).toEqual(['Climate', 'Coastal flooding', 'Health', 'Sleep', 'Law']);
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  const health = screen.getByRole('treeitem', { name: /^Health/ });
  expect(health).toHaveAttribute('aria-expanded', 'true');
  expect(health).toHaveAttribute('aria-posinset', '2');
  expect(health).toHaveAttribute('aria-setsize', '3');
  expect(screen.getByRole('treeitem', { name: /^Sleep/ })).toHaveAttribute('aria-level', '2');
  expect(screen.getByRole('treeitem', { name: /^Sleep/ })).not.toHaveAttribute('aria-expanded');
  await user.keyboard('{F2}');
  expect(renamed).toEqual(['climate']);
  // A search shows what was found by an entry term, with the way to it.
  rerender(<Tree text="storm TIDE" />);
  expect(shown()).toEqual(['Climate', 'Coastal flooding', 'Storm surge']);
});
