import { formatCode } from '../locale.ts';
import { isCountryCode } from './countries.ts';
import { subdivisionsOf } from './places.ts';

interface Place {
  city: string | null;
  /** A code of the country's list, or any text where the country has none. */
  state?: string | null | undefined;
  country: string | null;
}

/**
 * Formats where something is: `Portland, Oregon, United States`, `Leeds, United Kingdom`. A state is only written in countries
 * whose places are told apart by it. Leaves out a country that is none.
 */
export function formatPlace({ city, state, country }: Place): string {
  const isKnown = country !== null && isCountryCode(country);
  const named = isKnown ? subdivisionsOf(country).find(({ code }) => code === state)?.name : undefined;
  return [city, named, isKnown ? formatCode('region', country) : ''].filter(Boolean).join(', ');
}

/** Countries that write the postal code after the city, with what separates it, the state and the city. */
const postalLast: Record<string, { beforeState: string }> = {
  AU: { beforeState: ' ' },
  CA: { beforeState: ', ' },
  GB: { beforeState: ', ' },
  IE: { beforeState: ', ' },
  IN: { beforeState: ', ' },
  NZ: { beforeState: ', ' },
  SG: { beforeState: ', ' },
  US: { beforeState: ', ' },
  ZA: { beforeState: ', ' },
};

const join = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator);

/** Formats the line of an address that names the city, in the order of its country: `Portland, OR 97201`, `20095 Hamburg`. */
export function formatCityLine({ city, state, country, postal }: Place & { postal: string | null }): string {
  const order = country === null ? undefined : postalLast[country];
  if (order) return join([join([city, state], order.beforeState), postal], ' ');
  return join([join([postal, city], ' '), state], ', ');
}
