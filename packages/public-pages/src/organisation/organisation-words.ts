import {
  formatClock,
  formatDate,
  formatZone,
  isSameDay,
  publicPaths,
  type PublicOrganisation,
} from '@rostrum/contracts';

const kindNames: Readonly<Record<string, string>> = {
  corporation: 'Company',
  ngo: 'Charity or association',
  government: 'Government or public body',
  // Nothing that a reader could use.
  other: '',
};

/** `law_firm` as it is read; empty for a kind that says nothing. */
export const kindWords = (kind: string): string => {
  const plain = kind.replaceAll('_', ' ');
  return kindNames[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
};

const hour = 3_600_000;
const minute = 60_000;

/** Whether the desk is open, with the time that it changes at; on another day with the weekday. */
export function deskWords(
  { is_open: isOpen, changes_at: changesAt }: NonNullable<PublicOrganisation['desk']>,
  timezone: string,
  now: number,
): string | null {
  if (changesAt === null) return isOpen ? 'Open at all hours' : null;
  const left = Date.parse(changesAt) - now;
  if (!isOpen && left > 0 && left < hour) return `Opens in ${String(Math.ceil(left / minute))} min`;
  const day = isSameDay(changesAt, now, timezone)
    ? ''
    : `${formatDate(changesAt, { weekday: 'long', timeZone: timezone })} `;
  return `${isOpen ? 'Open until' : 'Opens'} ${day}${formatClock(changesAt, timezone)}`;
}

/** `GMT`, for the times of the desk. */
export const zoneWords = (timezone: string, now: number): string => formatZone(now, timezone);

/** What the list of experts is narrowed to. */
export interface ExpertFilters {
  page_from: number;
  q?: string | undefined;
  topic?: string | undefined;
  department?: string | undefined;
}

export const isFiltered = ({ q, topic, department }: ExpertFilters): boolean =>
  Boolean(q ?? topic ?? department);

/** The address of the organisation with its experts narrowed. */
export function expertsAddress(company: string, { page_from, ...filters }: Partial<ExpertFilters>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (page_from) query.set('page_from', String(page_from));
  const text = query.toString();
  return `${publicPaths.organisation(company)}${text === '' ? '' : `?${text}`}`;
}
