import { demoAccounts } from '../accounts.ts';
import { members } from '../content/members.ts';
import { peopleByOrganisation } from '../content/people/people-by-organisation.ts';
import { seekers } from '../content/seekers/seekers.ts';

/** How somebody is drawn: variant numbers of the illustration set, where the story has a picture of them. */
export interface Look {
  hairs: readonly string[];
  hair?: string;
  beard?: string | null;
  glasses?: string | null;
  body?: string;
}

const variants = (...numbers: number[]) =>
  numbers.map((number) => `variant${String(number).padStart(2, '0')}`);
const long = variants(2, 8, 10, 20, 23, 28, 29, 30, 36, 37, 39, 41, 43, 46, 47, 48, 57, 58);
const short = variants(
  1,
  3,
  4,
  5,
  6,
  7,
  13,
  15,
  16,
  18,
  19,
  21,
  22,
  24,
  25,
  27,
  31,
  33,
  34,
  35,
  38,
  40,
  49,
  54,
  55,
  56,
);

/** People whose picture is part of a story. */
const known: Record<string, Omit<Look, 'hairs'>> = {
  'maren-okonjo-hale': { hair: 'variant45', glasses: null, body: 'variant21' },
  'idris-falk': { hair: 'variant33', beard: 'variant02', glasses: 'variant11', body: 'variant16' },
  'sunniva-reyes': { hair: 'variant41', glasses: null, body: 'variant23' },
  'kofi-brandvold': { hair: 'variant18', beard: null, glasses: null, body: 'variant07' },
  'leontine-achterberg': { hair: 'variant04', glasses: null, body: 'variant16' },
  'hanae-morrow': { hair: 'variant47', glasses: null, body: 'variant13' },
  'ravi-castellane': { hair: 'variant19', beard: null, glasses: 'variant08', body: 'variant25' },
  'elias-thorne-vance': { hair: 'variant27', beard: 'variant02', glasses: null, body: 'variant01' },
  'bram-oyelaran': { hair: 'variant22', beard: 'variant02', glasses: null, body: 'variant10' },
  'zofia-lindmora': { hair: 'variant57', glasses: null, body: 'variant04' },
  'greta-halloway': { hair: 'variant43', glasses: null, body: 'variant08' },
  'ines-calder': { hair: 'variant10', glasses: null, body: 'variant04' },
  'jonah-petrie': { hair: 'variant54', beard: null, glasses: 'variant03', body: 'variant07' },
  'wren-abiola': { hair: 'variant39', glasses: null, body: 'variant14' },
  'tamsin-roe': { hair: 'variant23', glasses: null, body: 'variant13' },
  'petra-nilsen': { hair: 'variant29', glasses: null, body: 'variant03' },
  'callum-strand': { hair: 'variant38', beard: null, glasses: null, body: 'variant05' },
};

/** Accounts, colleagues and seekers say no pronouns; these are drawn with long hair. */
const longHaired = new Set([
  'tamsin-roe',
  'lior-anselm',
  'ottilie-renwick',
  'freya-ostrander',
  'imani-sorley',
  'winifred-tang',
  'naledi-whitcombe',
  'juniper-askwith',
  'hedda-kruse-bell',
  'marguerite-ilves',
  'claudette-roy',
  'priscilla-yun',
  'ricarda-sand',
  'marlo-finch',
  'una-castleton',
  'philippa-wynn',
  'rosamund-ekeland',
  'delphine-marsh',
  'yevgenia-park',
  'rosalind-tevita',
  'mirela-stott',
  'ilse-mukherjee',
  'nadia-prewett',
  'lucja-brandt',
  'ester-ng',
  'morag-dellaquila',
  'paloma-grieve',
  'beata-fjeld',
  'zofia-lindmora',
  'samira-koskinen',
  'margit-crane',
  'juno-whitlock-mbaye',
]);

function lookOf(key: string, pronouns: string | undefined): Look {
  const isLong = pronouns === 'she/her' || (pronouns === undefined && longHaired.has(key));
  const isEither = pronouns !== undefined && pronouns.includes('they');
  const hairs = isEither ? [...long, ...short] : isLong ? long : short;
  const mayHaveBeard = !isLong && !isEither;
  return { hairs, ...(mayHaveBeard ? {} : { beard: null }), ...known[key] };
}

/** Everybody who has a portrait, by the name in its address. */
export const looks: ReadonlyMap<string, Look> = new Map([
  ...[...demoAccounts, ...members, ...seekers].map(({ key }) => [key, lookOf(key, undefined)] as const),
  ...Object.values(peopleByOrganisation)
    .flat()
    .map(({ username, pronouns }) => [username, lookOf(username, pronouns)] as const),
]);
