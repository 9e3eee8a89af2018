import { formatCityLine, formatCode, isCountryCode, type PublicPerson } from '@rostrum/contracts';
import type { people } from '../people/index.ts';

type Row = typeof people.$inferSelect;

/** What of a profile is public only as far as its team chose. */
export interface ChosenTerms {
  safety_mode: boolean;
  email: string;
  phone: string | null;
  phone_extension: string | null;
  building: string | null;
  room: string | null;
  address: string | null;
  postal: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  shown_contact: Row['shownContact'];
  speaking: Row['speaking'];
  fees: Row['fees'];
}

const filled = (parts: readonly (string | null)[], separator: string) =>
  parts.filter(Boolean).join(separator);

function addressLines(person: ChosenTerms): string[] {
  return [
    filled([person.room, person.building], ', '),
    person.address ?? '',
    formatCityLine(person),
    person.country !== null && isCountryCode(person.country) ? formatCode('region', person.country) : '',
  ].filter(Boolean);
}

/** Email, phone and address that were chosen to be shown; null when none is, and always in safety mode. */
export function shownContact(person: ChosenTerms): PublicPerson['contact'] {
  const shows = (part: Row['shownContact'][number]) => person.shown_contact.includes(part);
  if (person.safety_mode) return null;
  const contact = {
    email: shows('email') ? person.email : null,
    phone:
      shows('phone') && person.phone !== null
        ? filled([person.phone, person.phone_extension && `ext. ${person.phone_extension}`], ' ')
        : null,
    address: shows('address') ? addressLines(person) : [],
  };
  return (contact.email ?? contact.phone ?? contact.address[0]) ? contact : null;
}

/** Fees as far as each is public: its terms, or that it is told on request. */
export const shownFees = ({ fees }: Pick<ChosenTerms, 'fees'>): PublicPerson['fees'] =>
  fees.flatMap(({ kind, visible, minimum, maximum, currency, waived_for }) =>
    visible === 'hidden'
      ? []
      : [{ kind, terms: visible === 'public' ? { minimum, maximum, currency, waived_for } : null }],
  );
