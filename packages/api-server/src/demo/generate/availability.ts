import { inquiryTypes, type InquiryTypeId } from '@rostrum/contracts';
import type { AvailabilityRule, OrganisationContent } from '../content/content-types.ts';

type Usual = Readonly<
  Record<InquiryTypeId, readonly [accepts: AvailabilityRule[1], noticeHours: number | null]>
>;

/** What people of a kind of organisation take on unless they say otherwise, by inquiry type. */
const usual: Record<OrganisationContent['kind'], Usual> = {
  university: {
    1: ['yes', 336],
    2: ['yes', 2],
    3: ['via_office', 336],
    4: ['via_office', null],
    5: ['via_office', null],
    6: ['via_office', null],
    7: ['no', null],
    8: ['via_office', null],
    9: ['yes', 168],
    10: ['via_office', 48],
  },
  hospital: {
    1: ['yes', 504],
    2: ['yes', 4],
    3: ['via_office', 336],
    4: ['no', null],
    5: ['via_office', null],
    6: ['via_office', null],
    7: ['no', null],
    8: ['no', null],
    9: ['yes', 168],
    10: ['via_office', 72],
  },
  law_firm: {
    1: ['yes', 336],
    2: ['yes', 3],
    3: ['no', null],
    4: ['yes', 24],
    5: ['via_office', null],
    6: ['via_office', null],
    7: ['no', null],
    8: ['no', null],
    9: ['via_office', null],
    10: ['yes', 24],
  },
  corporation: {
    1: ['yes', 336],
    2: ['via_office', 4],
    3: ['no', null],
    4: ['yes', 48],
    5: ['via_office', null],
    6: ['via_office', null],
    7: ['no', null],
    8: ['no', null],
    9: ['yes', 168],
    10: ['via_office', 48],
  },
  individual: {
    1: ['yes', 504],
    2: ['yes', 1],
    3: ['no', null],
    4: ['yes', 72],
    5: ['yes', null],
    6: ['yes', null],
    7: ['no', null],
    8: ['no', null],
    9: ['yes', 168],
    10: ['yes', 48],
  },
};

/** All ten types of one person: the usual of the house, overridden by what the person says. */
export function availabilityOf(kind: OrganisationContent['kind'], rules: readonly AvailabilityRule[] = []) {
  const own = new Map(rules.map((rule) => [rule[0], rule]));
  return inquiryTypes.map(({ id: type }) => {
    const rule = own.get(type);
    const [accepts, noticeHours] = usual[kind][type];
    return rule
      ? { type, accepts: rule[1], noticeHours: rule[2] ?? null, conditions: rule[3] ?? null }
      : { type, accepts, noticeHours: accepts === 'no' ? null : noticeHours, conditions: null };
  });
}
