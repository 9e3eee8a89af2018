import { nameCodeIn } from '../locale.ts';
import { countries } from './countries.ts';

/** Languages that files of people are written in, besides English. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

/** Other names in use, by code; `The` and `Republic of` before a name are left out anyway. */
const otherNames: Readonly<Record<string, string>> = {
  US: 'USA, U.S.A., U.S., United States of America, America, Etats-Unis d’Amérique, EEUU, EE.UU., VS',
  GB: 'UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland, United Kingdom of Great Britain and Northern Ireland, Großbritannien, Grande-Bretagne, Gran Bretaña, Gran Bretagna, Groot-Brittannië, Engeland',
  NL: 'Holland',
  TR: 'Turkey, Turkiye',
  CZ: 'Czech Republic, Czechia, Tschechische Republik, République tchèque',
  VN: 'Viet Nam',
  CI: 'Ivory Coast, Cote d’Ivoire',
  HK: 'Hong Kong, Hong Kong SAR, Hongkong',
  MO: 'Macau, Macao, Macau SAR',
  KR: 'South Korea, Korea, Republic of Korea, Korea Republic of',
  KP: 'North Korea, Democratic People’s Republic of Korea, Korea Democratic People’s Republic of',
  RU: 'Russia, Russian Federation',
  CN: 'PR China, P.R. China, People’s Republic of China, Mainland China',
  TW: 'Taiwan, Taiwan Province of China, Taiwan ROC, Chinese Taipei',
  IR: 'Iran, Islamic Republic of Iran, Iran Islamic Republic of, Persia',
  SY: 'Syria, Syrian Arab Republic',
  LA: 'Laos, Lao People’s Democratic Republic, Lao PDR',
  MD: 'Moldova, Republic of Moldova, Moldova Republic of',
  MK: 'Macedonia, North Macedonia, Republic of North Macedonia, FYROM',
  BO: 'Bolivia, Plurinational State of Bolivia, Bolivia Plurinational State of',
  VE: 'Venezuela, Bolivarian Republic of Venezuela, Venezuela Bolivarian Republic of',
  TZ: 'Tanzania, United Republic of Tanzania, Tanzania United Republic of',
  PS: 'Palestine, State of Palestine, Palestinian Territory, West Bank and Gaza, Palestine State of',
  CD: 'DR Congo, DRC, Democratic Republic of the Congo, Congo Democratic Republic of the, Congo-Kinshasa, Zaire',
  CG: 'Republic of the Congo, Congo, Congo-Brazzaville',
  SZ: 'Swaziland, Eswatini',
  MM: 'Burma, Myanmar',
  CV: 'Cape Verde, Cabo Verde',
  TL: 'East Timor, Timor-Leste',
  VA: 'Holy See, Vatican, Vatican City State, Vatican City',
  BN: 'Brunei, Brunei Darussalam',
  FM: 'Micronesia, Federated States of Micronesia, Micronesia Federated States of',
  BA: 'Bosnia, Bosnia-Herzegovina, Bosnia & Herzegovina, Bosnia and Herzegovina',
  AE: 'UAE, U.A.E., Emirates',
  SA: 'KSA, Kingdom of Saudi Arabia',
  ZA: 'RSA, South Africa',
  BY: 'Belarus, Byelorussia, Weißrussland',
  IE: 'Eire, Republic of Ireland, Irish Republic',
  GM: 'Gambia',
  BS: 'Bahamas',
  ST: 'Sao Tome and Principe',
  KN: 'St Kitts and Nevis, Saint Kitts and Nevis',
  LC: 'St Lucia, Saint Lucia',
  VC: 'St Vincent and the Grenadines, Saint Vincent and the Grenadines',
  RE: 'Reunion',
  CW: 'Curacao',
  FK: 'Falkland Islands, Malvinas',
};

/** ISO 3166-1 alpha-3 codes, which HR systems write more often than names. */
const threeLetters =
  'AND:AD ARE:AE AFG:AF ATG:AG AIA:AI ALB:AL ARM:AM AGO:AO ATA:AQ ARG:AR ASM:AS AUT:AT AUS:AU ABW:AW ALA:AX AZE:AZ BIH:BA BRB:BB BGD:BD BEL:BE BFA:BF BGR:BG BHR:BH BDI:BI BEN:BJ BLM:BL BMU:BM BRN:BN BOL:BO BES:BQ BRA:BR BHS:BS BTN:BT BWA:BW BLR:BY BLZ:BZ CAN:CA CCK:CC COD:CD CAF:CF COG:CG CHE:CH CIV:CI COK:CK CHL:CL CMR:CM CHN:CN COL:CO CRI:CR CUB:CU CPV:CV CUW:CW CXR:CX CYP:CY CZE:CZ DEU:DE DJI:DJ DNK:DK DMA:DM DOM:DO DZA:DZ ECU:EC EST:EE EGY:EG ESH:EH ERI:ER ESP:ES ETH:ET FIN:FI FJI:FJ FLK:FK FSM:FM FRO:FO FRA:FR GAB:GA GBR:GB GRD:GD GEO:GE GUF:GF GGY:GG GHA:GH GIB:GI GRL:GL GMB:GM GIN:GN GLP:GP GNQ:GQ GRC:GR SGS:GS GTM:GT GUM:GU GNB:GW GUY:GY HKG:HK HND:HN HRV:HR HTI:HT HUN:HU IDN:ID IRL:IE ISR:IL IMN:IM IND:IN IOT:IO IRQ:IQ IRN:IR ISL:IS ITA:IT JEY:JE JAM:JM JOR:JO JPN:JP KEN:KE KGZ:KG KHM:KH KIR:KI COM:KM KNA:KN PRK:KP KOR:KR KWT:KW CYM:KY KAZ:KZ LAO:LA LBN:LB LCA:LC LIE:LI LKA:LK LBR:LR LSO:LS LTU:LT LUX:LU LVA:LV LBY:LY MAR:MA MCO:MC MDA:MD MNE:ME MAF:MF MDG:MG MHL:MH MKD:MK MLI:ML MMR:MM MNG:MN MAC:MO MNP:MP MTQ:MQ MRT:MR MSR:MS MLT:MT MUS:MU MDV:MV MWI:MW MEX:MX MYS:MY MOZ:MZ NAM:NA NCL:NC NER:NE NFK:NF NGA:NG NIC:NI NLD:NL NOR:NO NPL:NP NRU:NR NIU:NU NZL:NZ OMN:OM PAN:PA PER:PE PYF:PF PNG:PG PHL:PH PAK:PK POL:PL SPM:PM PCN:PN PRI:PR PSE:PS PRT:PT PLW:PW PRY:PY QAT:QA REU:RE ROU:RO SRB:RS RUS:RU RWA:RW SAU:SA SLB:SB SYC:SC SDN:SD SWE:SE SGP:SG SHN:SH SVN:SI SJM:SJ SVK:SK SLE:SL SMR:SM SEN:SN SOM:SO SUR:SR SSD:SS STP:ST SLV:SV SXM:SX SYR:SY SWZ:SZ TCA:TC TCD:TD ATF:TF TGO:TG THA:TH TJK:TJ TKL:TK TLS:TL TKM:TM TUN:TN TON:TO TUR:TR TTO:TT TUV:TV TWN:TW TZA:TZ UKR:UA UGA:UG UMI:UM USA:US URY:UY UZB:UZ VAT:VA VCT:VC VEN:VE VGB:VG VIR:VI VNM:VN VUT:VU WLF:WF WSM:WS YEM:YE MYT:YT ZAF:ZA ZMB:ZM ZWE:ZW';

/** Without case, accents, marks, a leading article and what is said of the form of government. */
const toKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('&', 'and')
    .replaceAll(/\bst\b\.?/g, 'saint')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
    .replaceAll(' ', '');

let codesByName: Map<string, string> | undefined;

function build(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, code: string) => {
    const key = toKey(name);
    if (key !== '' && !found.has(key)) found.set(key, code);
  };
  const all = countries();
  for (const { code } of all) add(code, code);
  for (const { code, name } of all) add(name, code);
  for (const [code, names] of Object.entries(otherNames))
    for (const name of names.split(',')) add(name, code);
  for (const pair of threeLetters.split(' ')) {
    const [three = '', code = ''] = pair.split(':');
    add(three, code);
  }
  for (const language of languages)
    for (const { code } of all) add(nameCodeIn(language, 'region', code), code);
  return found;
}

/**
 * Returns the ISO 3166-1 code of a country by its two- or three-letter code, its name in English, German, French, Spanish,
 * Italian, Dutch or Portuguese, or another name in common use; undefined for anything else.
 */
export function findCountryCode(name: string): string | undefined {
  codesByName ??= build();
  return codesByName.get(toKey(name));
}
