import { expect, test } from 'vitest';
import { deskWords, expertsAddress } from './organisation-words.ts';

const now = Date.parse('2026-11-19T06:20:00Z');
const desk = (isOpen: boolean, changesAt: string | null) =>
  deskWords({ is_open: isOpen, changes_at: changesAt, hours: [] }, 'Europe/London', now);

test('a desk says when it opens or closes, on the clock of its organisation', () => {
  expect(desk(false, '2026-11-19T07:00:00Z')).toBe('Opens in 40 min');
  expect(desk(false, '2026-11-19T09:00:00Z')).toBe('Opens 09:00');
  expect(desk(false, '2026-11-23T07:00:00Z')).toBe('Opens Monday 07:00');
  expect(desk(true, '2026-11-19T18:00:00Z')).toBe('Open until 18:00');
  expect(desk(true, null)).toBe('Open at all hours');
  expect(desk(false, null)).toBeNull();
});

test('an address names what is narrowed and nothing else', () => {
  expect(expertsAddress('northmere', { page_from: 0, q: undefined })).toBe('/organizations/northmere');
  expect(expertsAddress('northmere', { topic: 'R&D', page_from: 12 })).toBe(
    '/organizations/northmere?topic=R%26D&page_from=12',
  );
});
