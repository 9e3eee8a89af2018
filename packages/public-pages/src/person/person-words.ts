import {
  formatClock,
  formatCode,
  formatDay,
  formatRoughDuration,
  formatZone,
  toFormalName,
  type MediaReadiness,
  type PersonSection,
  type PublicPerson,
} from '@rostrum/contracts';

/** The name with its title, which a record may already carry. */
export const displayName = ({ prefix, name }: Pick<PublicPerson, 'prefix' | 'name'>): string =>
  prefix && !name.startsWith(`${prefix} `) ? `${prefix} ${name}` : name;

/** How a button addresses someone: `Dr Okonjo-Hale`, else the whole name. */
export const addressOf = ({ prefix, name }: Pick<PublicPerson, 'prefix' | 'name'>): string =>
  toFormalName(name, prefix);

/** The heading over quotations, in the person's own pronouns. */
export function inTheirWords(pronouns: string | null): string {
  if (/^she\b/i.test(pronouns ?? '')) return 'In her words';
  if (/^he\b/i.test(pronouns ?? '')) return 'In his words';
  return 'In their words';
}

/** `07:00 to 21:00 GMT`, or null when no hours are given. */
export function reachableHours(readiness: MediaReadiness | null, timezone: string, now: Date): string | null {
  if (!readiness?.reachable_from || !readiness.reachable_to) return null;
  return `${readiness.reachable_from} to ${readiness.reachable_to} ${formatZone(now, timezone)}`;
}

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether the hours given cover this moment in the organisation's time zone; null when none are given. */
export function isReachableNow(
  readiness: MediaReadiness | null,
  timezone: string,
  now: Date,
): boolean | null {
  if (!readiness?.reachable_from || !readiness.reachable_to) return null;
  const clock = formatClock(now, timezone);
  const [at, from, to] = [clock, readiness.reachable_from, readiness.reachable_to].map(minutesOf);
  if (at === undefined || from === undefined || to === undefined) return null;
  return from <= to ? at >= from && at < to : at >= from || at < to;
}

const readinessWords = {
  live_tv: 'live TV',
  radio: 'radio',
  podcast: 'podcast',
  phone: 'phone',
  studio: 'studio',
} as const;

/** `Live TV, radio, phone`. */
export function readyFor(readiness: MediaReadiness | null): string | null {
  if (!readiness) return null;
  const words = Object.entries(readinessWords).flatMap(([key, word]) =>
    readiness[key as keyof typeof readinessWords] ? [word] : [],
  );
  const text = words.join(', ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Within 45 min`, and the day of the last training; null where nothing is said. */
export function readyWhen(readiness: MediaReadiness | null): {
  notice: string | null;
  training: string | null;
} {
  const minutes = readiness?.max_notice_minutes ?? null;
  const day = readiness?.on_camera_training_date ?? null;
  return {
    notice:
      minutes === null
        ? null
        : minutes === 0
          ? 'Without notice'
          : `Within ${formatRoughDuration(minutes * 60_000)}`,
    training: day === null ? null : formatDay(day),
  };
}

/** The entries of one kind, in the order the person gave them. */
export const sectionsOf = <Kind extends PersonSection['kind']>(person: PublicPerson, kind: Kind) =>
  person.sections
    .filter((section): section is Extract<PersonSection, { kind: Kind }> => section.kind === kind)
    .sort((left, right) => left.position - right.position);

/** Languages interviews are given in: `English, Norwegian`. */
export function interviewLanguages(person: PublicPerson): string | null {
  const spoken = sectionsOf(person, 'language').filter(({ data }) => data.interview);
  return spoken.map(({ data }) => formatCode('language', data.code)).join(', ') || null;
}

/** A quotation ready to paste, with who said it and that it may be used. */
export const quotationWithCredit = (text: string, clearedOn: string, person: PublicPerson): string =>
  `“${text}” (${displayName(person)}, ${person.job_title}, ${person.organisation.name}. Cleared for quotation ${formatDay(clearedOn)}.)`;
