import type { InquiryTypeId } from '@rostrum/contracts';
import { introOf, requiredOf } from '@rostrum/inquiry-form';
import type { InquiryAddress } from './to-submission.ts';

type Organisations = readonly InquiryAddress['organisation'][];

/** Paths that at least one of the organisations requires. */
export const requiredBy = (organisations: Organisations, type: InquiryTypeId): string[] => [
  ...new Set(organisations.flatMap(({ inquiry_form }) => requiredOf(inquiry_form, type))),
];

/** What the organisations say before the fields of a type, each with its name where several are asked. */
export const introsFor = (organisations: Organisations, type: InquiryTypeId): string[] =>
  organisations.flatMap(({ inquiry_form, name }) =>
    introOf(inquiry_form, type).map((intro) => (organisations.length > 1 ? `${name}: ${intro}` : intro)),
  );

/** What the organisations say of data above the box that consents, each with its name where several are asked. */
export const consentTexts = (organisations: Organisations): string[] =>
  organisations.flatMap(({ inquiry_form, name }) =>
    inquiry_form?.consent
      ? [organisations.length > 1 ? `${name}: ${inquiry_form.consent}` : inquiry_form.consent]
      : [],
  );
