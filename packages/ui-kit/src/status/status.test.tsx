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
  expect(container.querySelector('svg[aria-hidden]')).toBeTruthy();
});

test.each(inquiryTypes)('type $label names its icon', ({ id, label }) => {
  render(<InquiryTypeIcon type={id} />);
  expect(screen.getByRole('img', { name: label })).toBeTruthy();
});

test('a restricted inquiry shows a lock in place of its type', () => {
  render(<InquiryTypeIcon type={3} restricted />);
  expect(screen.getByRole('img', { name: 'Expert Witness, restricted' }).getAttribute('class')).toContain(
    'lucide-lock',
  );
});

test.each<[SeekerStatusValue, string]>([
  ['received', 'now next next next'],
  ['with_the_team', 'done now next next'],
  ['expert_asked', 'done done now next'],
  ['your_reply_needed', 'done now next next'],
  ['answered', 'done done done done'],
  ['closed', 'done done done done'],
])('%s stands on the track as %s', (status, states) => {
  expect(
    trackSteps(status)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(states);
});

test('the track tells where it stands in words, in both forms', () => {
  render(
    <>
      <SeekerTrack
        status="expert_asked"
        captions={{ received: '09:31' }}
        expert={{ name: 'Maren Okonjo-Hale' }}
      />
      <SeekerTrackDashes status="your_reply_needed" />
    </>,
  );
  expect(screen.getByRole('list', { name: 'Progress: Expert asked, step 3 of 4' })).toBeTruthy();
  expect(screen.getByText('Expert asked').closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('img', { name: 'Your reply needed, step 2 of 4' })).toBeTruthy();
});

test('every status of a seeker has a place on the track', () => {
  for (const status of seekerStatuses) expect(trackSteps(status)).toHaveLength(4);
});

test('a trend says up or down in words', () => {
  const { container, rerender } = render(<TrendBadge change={18.4} comparedWith="on the 30 before" />);
  expect(container.textContent).toBe('Up 18% on the 30 before');
  rerender(<TrendBadge change={-6} comparedWith="on the 30 before" />);
  expect(container.textContent).toBe('Down 6% on the 30 before');
  rerender(<TrendBadge change={0.2} comparedWith="on the 30 before" />);
  expect(container.textContent).toBe(' Same as the 30 before');
  rerender(<TrendBadge change={null} comparedWith="on the 30 before" />);
  expect(container.textContent).toBe('Nothing to compare yet');
});

test('completeness stays between 0 and 100', () => {
  render(<CompletenessBar percent={140} label="Profile" />);
  expect(screen.getByRole('img', { name: 'Profile: 100%' })).toBeTruthy();
});

test('a profile that was not confirmed for over a year is amber', () => {
  const { container, rerender } = render(<LastConfirmed value={null} />);
  expect(container.querySelector('.r-stale')?.textContent).toBe('Never');
  rerender(<LastConfirmed value={new Date(Date.now() - 20 * 86_400_000).toISOString()} />);
  expect(container.querySelector('.r-stale')).toBeNull();
});
