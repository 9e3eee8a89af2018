import type { ListFilter } from '@rostrum/contracts/inquiries';

/** What the rules of a list look at. */
export interface InquiryFacts {
  type: number;
  /** Of the people whom the sender addressed. */
  departments: readonly string[];
  tags: readonly string[];
  personIds: readonly string[];
  country: string;
  verified: boolean;
}

const fits = <Value>(wanted: readonly Value[], found: readonly Value[]) =>
  wanted.length === 0 || found.some((value) => wanted.includes(value));

/** Whether a list gets an inquiry: each rule that is set must fit, by any of its values. */
export const matchesFilter = (filter: ListFilter, facts: InquiryFacts): boolean =>
  fits<number>(filter.types, [facts.type]) &&
  fits(filter.departments, facts.departments) &&
  fits(filter.tags, facts.tags) &&
  fits(filter.person_ids, facts.personIds) &&
  fits(filter.countries, [facts.country]) &&
  (!filter.verified_only || facts.verified);
