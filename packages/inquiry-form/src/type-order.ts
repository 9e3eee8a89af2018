import {
  inquiryTypes,
  type InquiryTypeId,
  type PersonAvailability,
  type PersonSummary,
  type PublicInquiryForm,
  type Role,
  formatDayMonth,
} from '@rostrum/contracts';

/** What most seekers come for stands first. */
const usual: readonly InquiryTypeId[] = [2, 1, 3, 4, 9, 6, 10, 5, 7, 8];

const preferred: Partial<Record<Role, InquiryTypeId>> = {
  media: 2,
  event: 1,
  legal: 3,
  business: 4,
  research: 9,
  seeker: 5,
};

/**
 * The types that a person and the organisation take, the seeker's own first, then in the organisation's order. Types the
 * person said nothing about are taken.
 */
export function acceptedTypes(
  availability: readonly PersonAvailability[],
  role: Role | null,
  form: PublicInquiryForm = null,
): InquiryTypeId[] {
  const offered = form?.types.map(({ type }) => type) ?? usual;
  const refused = new Set(availability.filter(({ accepts }) => accepts === 'no').map(({ type }) => type));
  const first = role === null ? undefined : preferred[role];
  const order = offered.toSorted((left, right) => Number(right === first) - Number(left === first));
  return order.filter((type) => !refused.has(type) && inquiryTypes.some(({ id }) => id === type));
}

/** The types that everybody of several people takes. */
export const typesInCommon = (
  people: readonly {
    availability: readonly PersonAvailability[];
    organisation: { inquiry_form: PublicInquiryForm };
  }[],
  role: Role | null,
): InquiryTypeId[] =>
  people.reduce(
    (types, { availability, organisation }) =>
      types.filter((type) => acceptedTypes(availability, role, organisation.inquiry_form).includes(type)),
    acceptedTypes([], role),
  );

/** What to know before asking: through whom it goes, notice, conditions, absence. Who stands alone has no team that answers meanwhile. */
export function typeNotes(
  { kind, availability }: { kind: PersonSummary['kind'] | null; availability: readonly PersonAvailability[] },
  type: InquiryTypeId,
  now: number,
): string[] {
  const row = availability.find((entry) => entry.type === type);
  if (!row) return [];
  const isAlone = kind === 'individual';
  const isAway =
    row.away_to !== null &&
    new Date(row.away_to).getTime() > now &&
    (row.away_from === null || new Date(row.away_from).getTime() <= now);
  const until = row.away_to === null ? '' : formatDayMonth(row.away_to);
  return [
    ...(isAway
      ? [`Away until ${until}. ${isAlone ? 'An answer may take until then.' : 'The team answers meanwhile.'}`]
      : []),
    ...(row.accepts === 'via_office' && !isAlone ? ['Goes through the office first.'] : []),
    ...(row.notice_hours ? [`Usually needs ${noticeWords(row.notice_hours)} of notice.`] : []),
    ...(row.conditions ? [row.conditions] : []),
  ];
}

const noticeWords = (hours: number) => (hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`);
