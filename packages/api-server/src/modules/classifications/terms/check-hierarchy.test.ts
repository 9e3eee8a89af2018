import { expect, test } from 'vitest';
import { findFaultBelow, findHierarchyFault, type PlacedTerm } from './check-hierarchy.ts';

const build = (parents: Record<string, string | null>) =>
  new Map<string, PlacedTerm>(
    Object.entries(parents).map(([id, parentId]) => [id, { title: id.toUpperCase(), parentId }]),
  );

test('a term below itself is named with the path that leads back to it', () => {
  const terms = build({ a: 'c', b: 'a', c: 'b' });
  expect(findHierarchyFault(terms, 'a')).toBe('A term cannot stand below itself: A › B › C › A.');
  expect(findHierarchyFault(build({ a: 'a' }), 'a')).toBe('A term cannot stand below itself: A › A.');
});

test('four levels are allowed, a fifth is refused, also when a whole branch is moved', () => {
  const terms = build({ a: null, b: 'a', c: 'b', d: 'c', e: 'd' });
  expect(findHierarchyFault(terms, 'd')).toBeUndefined();
  expect(findHierarchyFault(terms, 'e')).toContain('level 5: A › B › C › D › E');
  expect(findFaultBelow(terms, 'b')).toContain('level 5');
  expect(findFaultBelow(build({ a: null, b: 'a' }), 'a')).toBeUndefined();
});
