import { beforeEach, describe, expect, test } from 'vitest';
import { emptyDraft, keepDraft, readDraft, withAttempt } from './reply-draft.ts';

beforeEach(() => sessionStorage.clear());
let made = 0;
const newKey = () => `key-${(made += 1)}`;

describe('a draft', () => {
  test('is kept per inquiry and forgotten once empty', () => {
    keepDraft('a', { ...emptyDraft, all: 'Hi Callum' });
    expect(readDraft('a').all).toBe('Hi Callum');
    expect(readDraft('b')).toEqual(emptyDraft);
    keepDraft('a', emptyDraft);
    expect(sessionStorage).toHaveLength(0);
  });

  test('that cannot be read counts as empty', () => {
    sessionStorage.setItem('rostrum.inquiry-reply.a', '{broken');
    expect(readDraft('a')).toEqual(emptyDraft);
  });

  test('is sent again under the same key, and under a new one after a change', () => {
    const first = withAttempt({ ...emptyDraft, all: 'Hi' }, newKey);
    expect(withAttempt(first, newKey).attempt).toEqual(first.attempt);
    expect(withAttempt({ ...first, all: 'Hi again' }, newKey).attempt.key).not.toBe(first.attempt.key);
    expect(withAttempt({ ...first, then: 'waiting_seeker' }, newKey).attempt.key).not.toBe(first.attempt.key);
  });
});
