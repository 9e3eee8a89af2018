import { type PublicPerson, formatList } from '@rostrum/contracts';
import type { InquiryAddress } from './to-submission.ts';

/** One inquiry for each organisation, to those of its people who were chosen. */
export function addressesOf(
  people: readonly Pick<PublicPerson, 'username' | 'organisation'>[],
): InquiryAddress[] {
  const byCompany = Map.groupBy(people, ({ organisation }) => organisation.company_username);
  return [...byCompany.values()].flatMap((colleagues) => {
    const [first] = colleagues;
    return first
      ? [{ organisation: first.organisation, usernames: colleagues.map(({ username }) => username) }]
      : [];
  });
}

/** `Dr Okonjo-Hale and Elias Thorne-Vance`; more than two are counted. */
export const recipientsInWords = (names: readonly string[]): string =>
  names.length > 2 ? `all ${names.length}` : formatList(names);

/** What becomes of one text for several organisations; null when there is only one. */
export const separatelyInWords = (addresses: readonly InquiryAddress[]): string | null =>
  addresses.length > 1
    ? `They work at ${addresses.length} organisations, so ${addresses.length} inquiries are sent with the same text: one each to ${formatList(addresses.map(({ organisation }) => organisation.name))}. Each answers on its own.`
    : null;
