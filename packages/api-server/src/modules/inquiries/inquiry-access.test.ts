import { roles, type Role } from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { allowedActs, inquiryReachOf, restrictedRightOf, type InquiryViewer } from './inquiry-access.ts';

const now = new Date('2026-11-20T10:00:00Z');
const viewer = (role: Role, more: Partial<InquiryViewer> = {}): InquiryViewer => ({
  userId: 'u1',
  role,
  personId: 'p1',
  scopes: { departments: [], tags: [] },
  ...more,
});

describe('who sees which inquiries', () => {
  test('is settled for each of the twelve roles', () => {
    const reach = Object.fromEntries(
      roles.map((role) => [role, inquiryReachOf(viewer(role))?.kind ?? 'none']),
    );
    expect(reach).toEqual({
      owner: 'all',
      administrator: 'all',
      agent: 'scope',
      expert: 'person',
      individual: 'person',
      staff: 'none',
      media: 'none',
      event: 'none',
      legal: 'none',
      research: 'none',
      business: 'none',
      seeker: 'none',
    });
  });

  test('narrows an agent to departments and tags when some are set', () => {
    expect(inquiryReachOf(viewer('agent', { scopes: { departments: ['Law'], tags: [] } }))).toMatchObject({
      kind: 'scope',
      departments: ['Law'],
    });
  });

  test('opens nothing to an agent whose scope was never set', () => {
    expect(inquiryReachOf(viewer('agent'))).toMatchObject({ kind: 'scope', departments: [], tags: [] });
  });

  test('keeps restricted ones from an agent who is not responsible', () => {
    expect(restrictedRightOf(viewer('agent'), null)).toBe('none');
    expect(restrictedRightOf(viewer('agent'), 'u1')).toBe('all');
    expect(restrictedRightOf(viewer('expert'), null)).toBe('without_private');
    expect(restrictedRightOf(viewer('owner'), null)).toBe('all');
  });
});

describe('what may be done', () => {
  const open = { status: 'open', closedAt: null } as const;
  test('an expert answers and notes, and leaves assigning and closing to the desk', () =>
    expect(allowedActs(viewer('expert'), open, now)).toEqual({
      reply: true,
      note: true,
      assign: false,
      close: false,
      pass_on: false,
      ask: false,
      reopen: false,
      tag: false,
      archive: false,
      spam: false,
      merge: false,
      separate: false,
    }));
  test('a closed one takes notes, and opens again for 90 days', () => {
    const closedAt = (days: number) => new Date(now.getTime() - days * 86_400_000);
    expect(allowedActs(viewer('agent'), { status: 'closed', closedAt: closedAt(89) }, now)).toMatchObject({
      reply: false,
      note: true,
      reopen: true,
    });
    expect(allowedActs(viewer('agent'), { status: 'closed', closedAt: closedAt(91) }, now).reopen).toBe(
      false,
    );
  });
  test('nothing can be done with spam', () =>
    expect(
      Object.values(allowedActs(viewer('owner'), { status: 'spam', closedAt: null }, now)),
    ).not.toContain(true));
});
