import { formatDate } from '@rostrum/contracts';

/** ECMA-402 Intl Locale Info, which the types of this language level lack. */
interface LocaleOfRegion extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
}

const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15, 12));

/** Offsets from UTC over a year, as one text. */
const readOffsets = (timeZone: string): string =>
  months.map((at) => formatDate(at, { timeZone, timeZoneName: 'longOffset' })).join(' ');

/** Where several zones of a country tell the same time: the one that people there know, from `primaryZone` of CLDR. */
const knownZones: Readonly<Record<string, string>> = {
  CY: 'Asia/Nicosia',
  UZ: 'Asia/Tashkent',
};

/**
 * Returns the time zone of a country where it has one time in all its parts, all year; undefined for a country with several,
 * or none that is known.
 *
 * @param country ISO 3166-1 code of two letters.
 */
export function findCountryTimeZone(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  const locale: LocaleOfRegion = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? [];
  const [first] = zones;
  if (first === undefined || new Set(zones.map(readOffsets)).size > 1) return undefined;
  // Names of three parts are places within a country: America/Argentina/La_Rioja.
  return knownZones[country] ?? zones.find((zone) => zone.split('/').length === 2) ?? first;
}
