import { describe, expect, test } from 'vitest';
import { describeInquiryFields } from './inquiry-description.ts';
import { inquiryTypeFields } from './inquiry-fields.ts';
import { inquiryTypes } from './lookups/inquiry-types.ts';

const shown = (type: Parameters<typeof describeInquiryFields>[0], fields: Record<string, unknown>) =>
  describeInquiryFields(type, fields, 'Europe/London').map(({ label, value }) => `${label}: ${value}`);

describe('the words of an inquiry', () => {
  test('name each choice, date and number as people say them', () => {
    expect(
      shown(2, {
        outlet: 'the_meridian',
        media_type: 'tv',
        media_position: 'news_director',
        attribution: 'on_record',
      }),
    ).toEqual([
      'Outlet: the_meridian',
      'Medium: TV',
      'Position: News director',
      'Attribution: On the record',
    ]);
    expect(
      shown(1, { event_name: 'Resilience Summit', event_date: '2026-04-14', audience_size: 1200 }),
    ).toEqual(['Event: Resilience Summit', 'Date: 14 April 2026', 'Audience: 1,200']);
  });

  test("give meeting times in the reader's zone and budgets in their currency", () => {
    expect(shown(10, { slots: [{ start: '2026-07-01T09:00:00Z', minutes: 30 }] })[0]).toContain(
      '10:00 BST, 30 min',
    );
    expect(shown(4, { budget_min: 500, budget_max: 900, currency: 'EUR' })).toEqual(['Budget: €500 to €900']);
  });

  test('end with what the organisation asked, as it was asked then', () => {
    const own_fields = [
      { key: 'series', label: 'Series', value: 'Tides', text: 'Tides' },
      { key: 'paid', label: 'Paid', value: false, text: 'No' },
      'nonsense',
    ];
    expect(shown(2, { outlet: 'The Meridian', own_fields })).toEqual([
      'Outlet: The Meridian',
      'Series: Tides',
      'Paid: No',
    ]);
    expect(shown(2, { own_fields: 'nonsense' })).toEqual([]);
  });

  test('exist for every field of every type', () => {
    const money = ['budget_min', 'budget_max', 'currency'];
    const unnamed = inquiryTypes.flatMap(({ id }) =>
      Object.keys(inquiryTypeFields[id].shape)
        .filter((key) => !money.includes(key))
        .filter((key) => describeInquiryFields(id, { [key]: key === 'slots' ? [] : 'x' }).length === 0)
        .map((key) => `${id}.${key}`),
    );
    expect(unnamed).toEqual([]);
  });
});
