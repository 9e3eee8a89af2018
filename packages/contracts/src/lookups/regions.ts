import { regions } from './places.ts';

export type Region = (typeof regions)[number];

/** Countries of each region; the sea between continents keeps its islands. */
const countriesOf: Readonly<Record<Region, string>> = {
  Americas:
    'AG AI AR AW BB BL BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI',
  Europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA',
  Asia: 'AE AF AM AZ BD BH BN BT CN GE HK ID IL IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  Australia: 'AU',
  Africa:
    'AO BF BI BJ BW CD CF CG CI CM DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  India: 'IN',
  Pacific: 'AS CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  Atlantic: 'BM CV FK FO GS SH',
};

export const countriesOfRegion = (region: Region): string[] => countriesOf[region].split(' ');

/** The region that a country lies in; undefined for Antarctica and codes that are none. */
export const regionOf = (country: string): Region | undefined =>
  regions.find((region) => countriesOfRegion(region).includes(country));
