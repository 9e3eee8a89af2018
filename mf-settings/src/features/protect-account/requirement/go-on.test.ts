import { expect, test } from 'vitest';
import { targetOf } from './go-on.ts';

test.each([
  ['?next=%2Fdashboard%2Finquiries%3Fstatus%3Dnew%23x', '/dashboard/inquiries?status=new#x'],
  ['?next=/dashboard', '/dashboard'],
  ['', '/'],
  ['?next=https://evil.example', '/'],
  ['?next=//evil.example/dashboard', '/'],
  ['?next=/dashboardevil', '/'],
  ['?next=/dashboard/%5C%5Cevil.example', '/'],
  ['?next=javascript:alert(1)', '/'],
])('%s leads to %s', (search, target) => {
  expect(targetOf(search)).toBe(target);
});
