import type { Role } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { movesOf, restorableTo } from './person-moves.ts';

const moves = (role: Role, status: Parameters<typeof movesOf>[1], isOwn = role !== 'administrator') =>
  movesOf({ role, isOwn }, status, 'unpublished');

test('each role makes the moves that are its own, and no other', () => {
  expect(moves('owner', 'in_review', false)).toEqual(['published', 'draft', 'archived']);
  expect(moves('administrator', 'archived')).toEqual(['unpublished']);
  expect(movesOf({ role: 'administrator', isOwn: false }, 'archived', null)).toEqual([]);
  expect(moves('agent', 'draft', false)).toEqual(['in_review']);
  expect(moves('agent', 'in_review', false)).toEqual([]);
  expect(moves('agent', 'archived', false)).toEqual([]);
  expect(moves('agent', 'unpublished', false)).toEqual(['in_review']);
  for (const role of ['expert', 'staff'] as const) {
    expect(moves(role, 'draft')).toEqual(['in_review']);
    expect(moves(role, 'published')).toEqual(['unpublished']);
    expect(moves(role, 'unpublished')).toEqual(['in_review']);
    expect(moves(role, 'published', false)).toEqual([]);
  }
  expect(moves('individual', 'draft')).toEqual(['published']);
  expect(moves('individual', 'unpublished')).toEqual(['published']);
  expect(moves('individual', 'in_review')).toEqual(['published']);
  expect(moves('individual', 'archived')).toEqual(['unpublished']);
  expect(moves('individual', 'archived', false)).toEqual([]);
  expect(moves('media', 'draft', false)).toEqual([]);
});

test('an archived profile is restored for 365 days and no longer', () => {
  const archived = { status: 'draft' as const, until: new Date('2027-11-01T12:00:00Z') };
  expect(restorableTo(archived, new Date('2027-11-01T11:59:59Z'))).toBe('draft');
  expect(restorableTo(archived, new Date('2027-11-01T12:00:00Z'))).toBeNull();
});
