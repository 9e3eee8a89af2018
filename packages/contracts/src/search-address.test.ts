import { expect, test } from 'vitest';
import { searchAddress, searchKey } from './search-address.ts';
import { searchFilters } from './search.contract.ts';

const filtersOf = (address: string) => {
  const query = new URL(address, 'https://site.example').searchParams;
  return searchFilters.parse(
    Object.fromEntries(
      [...new Set(query.keys())]
        .map((name) => [name, query.getAll(name)])
        .map(([name, all]) => [name, all?.length === 1 ? all[0] : all]),
    ),
  );
};

test('an address holds what is not usual, and reads back as the same search', () => {
  expect(searchAddress(searchFilters.parse({}))).toBe('/dashboard/search');
  const filters = searchFilters.parse({
    q: 'storm & surge',
    active: 'staff',
    topic: ['Sea level', 'Ports'],
    inquiry_type: [2],
    confirmed: true,
    sort: 'name',
  });
  const address = searchAddress(filters);
  expect(address).toContain('q=storm+%26+surge&active=staff');
  expect(filtersOf(address)).toEqual(filters);
});

test('searches that find the same have one key', () => {
  const one = searchFilters.parse({ q: 'Storm', topic: ['A', 'B'], sort: 'name', language: [] });
  expect(searchKey(one)).toBe(searchKey(searchFilters.parse({ topic: ['B', 'A'], q: 'storm' })));
  expect(searchKey(one)).not.toBe(searchKey(searchFilters.parse({ q: 'storm', topic: ['A'] })));
});
