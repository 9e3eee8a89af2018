import { expect, test } from 'vitest';
import { mapLinkedPeople, readLinkedPeople } from './linked-people.ts';
import { sanitisePostHtml } from './sanitise-html.ts';

const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const link = `<a href="/people/${id}" rel="noopener noreferrer">`;

test('a link to a person survives cleaning, and is rewritten with the name and address that it has now', () => {
  const text = sanitisePostHtml(
    `<p><strong><a href="/people/${id}" onclick="x()">Ada</a></strong> said so.</p>`,
  );
  expect(text).toBe(`<p><strong>${link}Ada</a></strong> said so.</p>`);
  expect(readLinkedPeople(text)).toEqual([id]);
  const seen: unknown[] = [];
  const mapped = mapLinkedPeople(text, (...person) => {
    seen.push(person);
    return { name: 'Ada <b>"Nordin"', href: '/experts/ada&b' };
  });
  expect(seen).toEqual([[id, 'Ada']]);
  expect(mapped).toBe(
    '<p><strong><a href="/experts/ada&amp;b" rel="noopener noreferrer">Ada &lt;b&gt;"Nordin"</a></strong> said so.</p>',
  );
  expect(mapLinkedPeople(text, () => ({ name: 'Ada', href: null }))).toBe(
    '<p><strong>Ada</strong> said so.</p>',
  );
});

test.each([
  ['/people/not-an-id', 'another page of this site'],
  [`/people/${id}/x`, 'a page below'],
  [`https://example.org/people/${id}`, 'another site'],
  [`/people/${id.toUpperCase()}`, 'an id as nothing writes it'],
])('leaves %s, %s, as it is', (href) => {
  const text = sanitisePostHtml(`<p><a href="${href}">Ada</a></p>`);
  expect(readLinkedPeople(text)).toEqual([]);
  expect(mapLinkedPeople(text, () => ({ name: 'Wrong', href: null }))).toBe(text);
});

test('a link within a link leaves no address of a person behind', () => {
  const text = sanitisePostHtml(`<p>${link}<a href="https://example.org">Ada</a> Nordin</a></p>`);
  const mapped = mapLinkedPeople(text, () => ({ name: 'Former member', href: null }));
  expect(mapped).not.toContain('/people/');
  expect(sanitisePostHtml(mapped)).toBe(mapped);
});
