import { splitWords } from '@rostrum/contracts';

/** Forms of address, degrees, fellowships and generational suffixes, as they are written around a name. */
const titles = new Set(
  `dr doctor prof professor mr mrs ms mx miss sir dame lord lady rev revd reverend fr father hon rt judge justice
  ing dipl habil med phil jur nat rer hc mult herr frau mme mlle monsieur madame sr sra srta don dona
  professeur docteur maitre dottssa dott dra drs ir mag
  md do mbbs mbchb bmbs dds dmd dvm phd dphil edd psyd scd dsc drph jd llb llm bcl ba bsc ma msc mphil mba mpa mpp mph
  meng beng btech mtech bed med mres mfa bfa macc mlitt msw rn bsn msn np pa pharmd od dpt
  frcp frcs frcpch frcog frcr frcpath frcpsych mrcp mrcs mrcpsych mrcgp frs frse fba fmedsci freng fras frsc frsa frgs
  fics fice ceng cphys cpsychol csci cmath fiet fimeche facp facs faan facc frcpc
  mbe obe cbe kbe dbe gbe om ch kc qc sc ac ao am oc cm mp msp ms td mep esq jr snr jnr ii iii iv cpa cfa ca acca fca pe aia
  riba phr sphr pmp`.split(/\s+/u),
);

/** "F.R.C.P." and "Ph.D." */
const isAbbreviated = (token: string) => /^(?:\p{L}{1,4}\.){2,}\p{L}{0,4}$/u.test(token);
/** "MRCPsych" and "FRCP(Edin)" after a comma. */
const isLettered = (token: string) => /^(?:[^\p{Lu}]*\p{Lu}){2}/u.test(token) && token.length <= 12;

const letters = (token: string) => splitWords(token.replaceAll('.', '').split('(')[0] ?? '').join('');
const isTitle = (token: string) => isAbbreviated(token) || titles.has(letters(token));

/**
 * Returns the words of a typed name without titles before it and letters behind it: of "Dr. Jane Doe, M.D., FRCP" the words
 * jane and doe. Null if nothing is left out, or nothing is left.
 */
export function stripTitles(text: string): string[] | null {
  const parts = text
    .split(',')
    .map((part) => part.split(/\s+/u).filter((token) => splitWords(token).length > 0))
    .filter((part) => part.length > 0);
  const [first = [], ...rest] = parts;
  const isFullName = first.filter((token) => !isTitle(token)).length > 1;
  const behind = rest.map((part) =>
    part.filter((token) => !isTitle(token) && !(isFullName && isLettered(token))),
  );
  const from = first.findIndex((token) => !isTitle(token));
  const to = first.findLastIndex((token) => !isTitle(token)) + 1;
  const kept = [...(from < 0 ? [] : first.slice(from, to)), ...behind.flat()];
  const words = splitWords(kept.join(' '));
  const isShorter = words.length < splitWords(text).length;
  return isShorter && words.length > 0 ? [...new Set(words)] : null;
}
