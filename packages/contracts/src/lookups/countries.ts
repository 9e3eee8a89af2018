import { readTimeZone } from '../dates.ts';
import { formatCode, locale } from '../locale.ts';

/** ISO 3166-1 codes in use, as the CLDR data of the runtime can name them. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Countries by name, the United States and Canada first (specification, section 3). */
export function countries(): { code: string; name: string }[] {
  const named = (code: string) => ({ code, name: formatCode('region', code) });
  const rest = codes.map(named).sort((left, right) => left.name.localeCompare(right.name, locale));
  return [...['US', 'CA'].map(named), ...rest];
}

export const isCountryCode = (code: string): boolean =>
  code === 'US' || code === 'CA' || codes.includes(code);

/** Time zone names known to the runtime, UTC first. */
export const timezoneNames = (): string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];

/** Whether the runtime knows a time zone by this name: one of the list, or another name of one. Offsets are none. */
export function isTimezoneName(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  return readTimeZone(name) !== undefined;
}
