import { formatRoughDuration } from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { askingTerms } from './asking-terms.tsx';
import {
  addressOf,
  displayName,
  inTheirWords,
  isReachableNow,
  reachableHours,
  readyFor,
  readyWhen,
} from './person-words.ts';

const readiness = {
  live_tv: true,
  radio: true,
  podcast: false,
  phone: true,
  studio: false,
  reachable_from: '07:00',
  reachable_to: '21:00',
};

describe('words of a public page', () => {
  test('names carry their title once', () => {
    expect(displayName({ prefix: 'Dr', name: 'Maren Okonjo-Hale' })).toBe('Dr Maren Okonjo-Hale');
    expect(displayName({ prefix: 'Dr', name: 'Dr Maren Okonjo-Hale' })).toBe('Dr Maren Okonjo-Hale');
    expect(addressOf({ prefix: 'Dr', name: 'Maren Okonjo-Hale' })).toBe('Dr Okonjo-Hale');
    expect(addressOf({ prefix: null, name: 'Elias Thorne-Vance' })).toBe('Elias Thorne-Vance');
  });

  test('pronouns decide the heading, and none means their', () => {
    expect(['she/her', 'he/him', 'they/them', null].map(inTheirWords)).toEqual([
      'In her words',
      'In his words',
      'In their words',
      'In their words',
    ]);
  });

  test('hours are told in the zone of the organisation', () => {
    const winter = new Date('2026-11-19T10:12:00Z');
    expect(reachableHours(readiness, 'Europe/London', winter)).toBe('07:00 to 21:00 GMT');
    expect(isReachableNow(readiness, 'Europe/London', winter)).toBe(true);
    expect(isReachableNow(readiness, 'America/Los_Angeles', winter)).toBe(false);
    expect(
      isReachableNow(
        { ...readiness, reachable_from: '20:00', reachable_to: '04:00' },
        'America/Los_Angeles',
        winter,
      ),
    ).toBe(true);
    expect(isReachableNow(null, 'UTC', winter)).toBeNull();
  });

  test('readiness and answer times are short', () => {
    expect(readyFor(readiness)).toBe('Live TV, radio, phone');
    expect(readyWhen(readiness)).toEqual({ notice: null, training: null });
    expect(
      readyWhen({ ...readiness, max_notice_minutes: 45, on_camera_training_date: '2026-03-14' }),
    ).toEqual({ notice: 'Within 45 min', training: '14 March 2026' });
    expect([11, 73, 120, 4320].map((minutes) => formatRoughDuration(minutes * 60_000))).toEqual([
      '11 min',
      '1 h 13 min',
      '2 h',
      '3 d',
    ]);
  });

  test('terms of asking name the kind as the organisation does, and leave out what is not taken', () => {
    const row = { notice_hours: null, away_from: null, away_to: null };
    const person = {
      kind: 'expert',
      fees: [],
      availability: [
        { ...row, type: 2, accepts: 'yes', conditions: 'No live panels' },
        { ...row, type: 3, accepts: 'via_office', conditions: null },
        { ...row, type: 1, accepts: 'no', conditions: 'Never' },
      ],
      organisation: {
        inquiry_form: { types: [{ type: 2, label: 'Press', intro: '', required: [] }], thanks: '' },
      },
    } as unknown as Parameters<typeof askingTerms>[0];
    expect(askingTerms(person)).toEqual([
      'Press: No live panels',
      'Contact the media office first for: Expert Witness',
    ]);
    expect(askingTerms({ ...person, kind: 'staff' })).toEqual([]);
  });
});
