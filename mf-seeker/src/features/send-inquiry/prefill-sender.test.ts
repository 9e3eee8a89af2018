import { expect, test } from 'vitest';
import { newInquiryDraft } from './inquiry-draft.ts';
import { pickSenderFields, prefillSender } from './prefill-sender.ts';

const details = {
  country: 'DK',
  state: null,
  by_type: [{ type: 2 as const, fields: { outlet: 'The Meridian Ledger', media_type: 'print' } }],
};

test('what was sent before wins over the language of the browser, and never over what was typed', () => {
  const fresh = newInquiryDraft(2, null, 'en-US');
  expect(fresh.country).toBe('US');
  expect(prefillSender(fresh, details, true)).toMatchObject({
    country: 'DK',
    fields: { '2.outlet': 'The Meridian Ledger', '2.media_type': 'print' },
  });
  const typed = { ...fresh, country: 'FR', fields: { '2.outlet': '' } };
  expect(prefillSender(typed, details, false)).toMatchObject({
    country: 'FR',
    fields: { '2.outlet': '', '2.media_type': 'print' },
  });
});

test('without an earlier inquiry the guess stands', () =>
  expect(
    prefillSender(newInquiryDraft(2, null, 'en-US'), { country: null, state: null, by_type: [] }, true)
      .country,
  ).toBe('US'));

test('the next inquiry keeps who asks and not what was asked', () =>
  expect(
    pickSenderFields({
      ...newInquiryDraft(2, null),
      fields: { '2.outlet': 'Courier', '2.questions': 'Will it hold?', '5.outlet': 'x' },
    }),
  ).toEqual({ '2.outlet': 'Courier' }));
