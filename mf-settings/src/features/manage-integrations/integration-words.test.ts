import { expect, test } from 'vitest';
import { describeDelivery, describeWebhook } from './integration-words.ts';

test('states of webhooks and deliveries are told by the worst that is true', () => {
  const since = '2026-11-19T10:00:00Z';
  expect(
    describeWebhook({ state: 'stopped', failing_since: since, last_delivered_at: null }).words,
  ).toContain('Stopped');
  expect(describeWebhook({ state: 'paused', failing_since: since, last_delivered_at: null }).words).toBe(
    'Paused',
  );
  expect(describeWebhook({ state: 'active', failing_since: since, last_delivered_at: null }).words).toBe(
    'Failing',
  );
  expect(describeWebhook({ state: 'active', failing_since: null, last_delivered_at: since }).words).toBe(
    'Connected',
  );
  expect(describeWebhook({ state: 'active', failing_since: null, last_delivered_at: null }).words).toContain(
    'Not tested',
  );
  expect(describeDelivery({ state: 'waiting', error: null }).words).toBe('Waiting');
  expect(describeDelivery({ state: 'waiting', error: 'The receiver answered 503.' }).tone).toBe('warning');
});
