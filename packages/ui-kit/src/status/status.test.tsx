import {
  inquiryStatuses,
  inquiryStatusLabels,
  inquiryTypes,
  seekerStatuses,
  type SeekerStatus as SeekerStatusValue,
} from '@rostrum/contracts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeekerTrack, SeekerTrackDashes } from '../seeker-track/seeker-track.tsx';
import { trackSteps } from '../seeker-track/track-steps.ts';
import { CompletenessBar } from './completeness-bar.tsx';
import { InquiryStatus } from './entity-status.tsx';
import { InquiryTypeIcon } from './inquiry-type.tsx';
import { LastConfirmed } from './last-confirmed.tsx';
import { TrendBadge } from './trend-badge.tsx';

test.each(inquiryStatuses)('%s is an icon and a word, never a colour alone', (status) => {
  const { container } = render(<InquiryStatus status={status} variant="pill" />);
  expect(container.textContent).toBe(inquiryStatusLabels[status]);
  expect(container.querySelector('svg[aria-hidden]')).toBeInTheDocument();
});

test.each(inquiryTypes)('type $label names its icon', ({ id, label }) => {
  render(<InquiryTypeIcon type={id} />);
  expect(screen.getByRole('img', { name: label })).toBeInTheDocument();
});

test('a restricted inquiry shows a lock in place of its type', () => {
  render(<InquiryTypeIcon type={3} restricted />);
  expect(screen.getByRole('img', { name: 'Expert Witness, restricted' }).getAttribute('class')).toContain(
    'lucide-lock',
  );
});

const at = '2026-11-20T09:00:00Z';
const nothing = { received: at, with_the_team: null, expert_asked: null, replied: null, closed: null };

test.each<[SeekerStatusValue, string]>([
  ['received', 'now next next next'],
  ['with_the_team', 'done now next next'],
  ['your_reply_needed', 'done done now next'],
  ['replied', 'done done now next'],
  ['closed', 'done done done done'],
])('%s stands on the track as %s', (status, states) => {
  const isReplied = ['your_reply_needed', 'replied', 'closed'].includes(status);
  expect(
    trackSteps(status, {
      ...nothing,
      with_the_team: status === 'received' ? null : at,
      replied: isReplied ? at : null,
      closed: status === 'closed' ? at : null,
    })
      .map(({ state }) => state)
      .join(' '),
  ).toBe(states);
});

test('a step that was never reached is not ticked when the inquiry is closed', () => {
  const states = trackSteps('closed', { ...nothing, closed: at });
  expect(states.map(({ state }) => state)).toEqual(['done', 'skipped', 'skipped', 'done']);
  expect(states.map(({ label }) => label)).toEqual(['Received', 'Not taken up', 'No reply', 'Closed']);
});

test.each<[SeekerStatusValue, string]>([
  ['with_the_team', 'Received, Replied, With the team now, Closed'],
  ['expert_asked', 'Received, With the team, Replied, Expert asked now, Closed'],
  ['your_reply_needed', 'Received, With the team, Replied now, Closed'],
  ['closed', 'Received, With the team, Replied, Closed now'],
])('a reply stays ticked, before the step that is waited for: %s', (status, order) => {
  const asked = status === 'expert_asked' ? { expert_asked: '2026-11-20T08:59:00Z' } : {};
  const reached = { ...nothing, with_the_team: at, replied: '2026-11-20T10:00:00Z', ...asked };
  const shown = trackSteps(status, { ...reached, closed: status === 'closed' ? at : null });
  const now = shown.findIndex(({ label }) => order.includes(`${label} now`));
  expect(shown.map(({ label }, index) => (index === now ? `${label} now` : label)).join(', ')).toBe(order);
  expect(shown.slice(0, now).map(({ state }) => state)).toEqual(Array(now).fill('done'));
  expect(shown.slice(now + 1).map(({ state }) => state)).toEqual(Array(shown.length - now - 1).fill('next'));
});

test('asking an expert is a step of its own, once somebody was asked', () => {
  const asked = { ...nothing, with_the_team: at, expert_asked: at };
  expect(trackSteps('expert_asked', asked).map(({ label, state }) => `${label} ${state}`)).toEqual([
    'Received done',
    'With the team done',
    'Expert asked now',
    'Replied next',
    'Closed next',
  ]);
  expect(trackSteps('with_the_team', { ...nothing, with_the_team: at })).toHaveLength(4);
});

test('the track tells where it stands in words, in both forms', () => {
  render(
    <>
      <SeekerTrack
        status="replied"
        steps={{ ...nothing, with_the_team: at, replied: at }}
        captions={{ received: '09:31' }}
      />
      <SeekerTrackDashes status="your_reply_needed" steps={{ ...nothing, with_the_team: at, replied: at }} />
    </>,
  );
  expect(screen.getByRole('list', { name: 'Progress: Replied, step 3 of 4' })).toBeInTheDocument();
  expect(screen.getByText('Replied').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('img', { name: 'Your reply needed, step 3 of 4' })).toBeInTheDocument();
});

test('every status of a seeker has a place on the track', () => {
  for (const status of seekerStatuses) {
    const steps = trackSteps(status, nothing);
    // Asking experts is a step of those inquiries alone about which one was asked.
    expect([status, steps.length]).toEqual([status, status === 'expert_asked' ? 5 : 4]);
    expect(steps.map(({ key }) => key)).toContain(status === 'your_reply_needed' ? 'replied' : status);
  }
});

test('a trend says up or down in words', () => {
  const { container, rerender } = render(<TrendBadge change={18.4} comparedWith="on the previous 30 days" />);
  expect(container).toHaveTextContent(/^Up 18% on the previous 30 days$/);
  rerender(<TrendBadge change={-6} comparedWith="on the previous 30 days" />);
  expect(container).toHaveTextContent(/^Down 6% on the previous 30 days$/);
  rerender(<TrendBadge change={0.2} comparedWith="on the previous 30 days" />);
  expect(container.textContent).toBe(' Same as the previous 30 days');
  rerender(<TrendBadge change={null} comparedWith="on the previous 30 days" />);
  expect(container).toHaveTextContent(/^Nothing to compare yet$/);
});

test('completeness stays between 0 and 100', () => {
  render(<CompletenessBar percent={140} label="Profile" />);
  expect(screen.getByRole('img', { name: 'Profile: 100%' })).toBeInTheDocument();
});

test('a profile that was not confirmed for over a year is amber', () => {
  const { container, rerender } = render(<LastConfirmed value={null} />);
  expect(container.querySelector('.r-stale')).toHaveTextContent(/^Never$/);
  rerender(<LastConfirmed value={new Date(Date.now() - 20 * 86_400_000).toISOString()} />);
  expect(container.querySelector('.r-stale')).not.toBeInTheDocument();
});
