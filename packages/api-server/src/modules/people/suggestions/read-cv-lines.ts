import { formatCode, cutText } from '@rostrum/contracts';
import { foldText, withoutEmpty, type Candidate, type EntryData } from './candidate.ts';

type Reader = (lines: readonly string[]) => Candidate[];

const thisYear = () => new Date().getUTCFullYear();
const yearPattern = /\b(?:19|20)\d{2}\b/g;
const monthPattern =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (?=(?:19|20)\d\d\b)/gi;
/** From a year to another one or to now; months are taken out before. */
const periodPattern =
  /\(?\b(?:19|20)\d\d\b(?: ?(?:-|–|—|to|bis) ?(?:(?:19|20)\d\d\b|present|now|today|current|heute)?)?\)?/gi;
const degreePattern =
  /\b(?:Ph\.?\s?D|D\.?Phil|Doctor|Doctorate|M\.?D|M\.?Sc|M\.?A|M\.?Phil|M\.?Eng|M\.?Res|M\.?P\.?H|MBA|LL\.?[BMD]|B\.?A|B\.?Sc|B\.?Eng|BS|MS|Bachelor|Master|Masters|Magister|Diplom|Diploma|Habilitation|Licence|Licenciatura)\b/;
const institutionPattern =
  /universi|college|institut|school|academy|akademie|hochschule|polytech|politec|école|faculty of|hospital/i;

/** The last year of a line, which is when something ended. */
function findYear(line: string): number | undefined {
  const year = Number(line.match(yearPattern)?.at(-1) ?? Number.NaN);
  return year >= 1900 && year <= thisYear() + 8 ? year : undefined;
}

/** The parts of a line without its years: `PhD in Hydrology, University of Leeds`. */
const partsOf = (line: string): string[] =>
  line
    .replaceAll(monthPattern, '')
    .replaceAll(periodPattern, '|')
    .split(/[,;|:]| [–—-] | at /)
    .map((part) => trimEdges(part, ' .()'))
    .filter((part) => part.length > 1);

/** Without these characters at both ends. A pattern would look at each run of them again and again. */
function trimEdges(text: string, edge: string): string {
  let [from, to] = [0, text.length];
  while (from < to && edge.includes(text.charAt(from))) from += 1;
  while (to > from && edge.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

const section = (
  kind: Extract<Candidate, { kind: 'section' }>['section'],
  data: Parameters<typeof withoutEmpty>[0],
): Candidate => ({ kind: 'section', section: kind, data: withoutEmpty(data) });

function readDegree(line: string): Candidate[] {
  const parts = partsOf(line);
  const institution = parts.find((part) => institutionPattern.test(part));
  const named = parts.find((part) => part !== institution && degreePattern.test(part));
  if (institution === undefined || named === undefined) return [];
  const [degree = named, major] = named.split(' in ');
  return [section('education', { institution, degree, major, year: findYear(line) })];
}

function readPosition(line: string): Candidate[] {
  const [role, ...others] = partsOf(line);
  const name = others.find((part) => institutionPattern.test(part)) ?? others[0];
  // Without a year the line may be of what was done there.
  if (role === undefined || name === undefined || findYear(line) === undefined) return [];
  const current = /\b(?:present|now|today|current|heute)\b|(?:19|20)\d{2}\s?[–—-]\s?(?:$|\D)/i.test(line);
  return [section('affiliation', { name, role, current })];
}

const trimmed = (text = '') => trimEdges(text, ' .,:;');

interface Titled {
  title: string;
  after: string;
}

/** Neither a word nor half of the list is a title. */
const isTitle = (length: number) => length >= 8 && length <= 300;

/** The first words in quotation marks, with what follows them. */
function readQuoted(line: string): Titled | undefined {
  const from = line.search(/[“"‘]/) + 1;
  const length = from === 0 ? -1 : line.slice(from).search(/[”"’]/);
  if (!isTitle(length)) return undefined;
  return { title: line.slice(from, from + length), after: line.slice(from + length + 1) };
}

/** The sentence behind a year that ends a list of authors. */
function readDated(line: string): Titled | undefined {
  const year = /\b(?:19|20)\d\d[a-z]?\)?[.,:]/.exec(line);
  if (year === null) return undefined;
  const rest = line.slice(year.index + year[0].length).trimStart();
  const length = rest.indexOf('.');
  return isTitle(length) ? { title: rest.slice(0, length), after: rest.slice(length + 1) } : undefined;
}

/** `Hale, M. (2019). Title. Journal, 12, 3.` and `Hale, M., “Title”, Journal, 2019`. */
function readWork(line: string): EntryData | undefined {
  const { title, after } = readQuoted(line) ?? readDated(line) ?? {};
  const publisher = trimmed(
    after
      ?.trimStart()
      .replace(/^\s*(?:,|\.)?\s*(?:in:?\s)?/i, '')
      .split(/[,.(]|\s\d/)[0],
  );
  if (title === undefined || publisher.length < 2 || !/\p{L}{2}/u.test(publisher)) return undefined;
  const found = /\b10\.\d{4,9}\/[^\s"<>]{2,200}/.exec(line)?.[0];
  const doi = found && trimEdges(found, '.,;)');
  return withoutEmpty({
    title: trimmed(title),
    publisher: cutText(publisher, 200),
    kind: 'article',
    year: findYear(line.replace(doi ?? '', '')),
    url: doi && `https://doi.org/${doi}`,
    highlighted: false,
  });
}

/** English names of the languages that experts give interviews in, by name. */
const spoken =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km ko lt lv mk mn ms mt nb ne nl no pa pl ps pt ro ru sk sl so sq sr sv sw ta te th tl tr uk ur uz vi zh zu'.split(
    ' ',
  );
const languageCodes = new Map(spoken.map((code) => [foldText(formatCode('language', code)), code]));

function readLanguage(part: string): Candidate[] {
  const words = foldText(part).split(' ');
  const code = words.map((word) => languageCodes.get(word)).find((found) => found !== undefined);
  if (code === undefined) return [];
  const isNative = /native|mother|first language|muttersprache|bilingual/i.test(part);
  const isBasic = /basic|elementary|beginner|\ba[12]\b|grundkenntnisse/i.test(part);
  // Whether somebody gives interviews in a language is for them to say.
  const speak = isNative ? 'native' : isBasic ? 'basic' : 'fluent';
  return [section('language', { code, speak, interview: false })];
}

/** How the lines below each heading are read. */
export const readers = {
  education: (lines) => lines.flatMap(readDegree),
  affiliation: (lines) => lines.flatMap(readPosition),
  publication: (lines) =>
    lines.flatMap((line) => {
      const data = readWork(line);
      return data ? [{ kind: 'section' as const, section: 'publication' as const, data }] : [];
    }),
  language: (lines) => lines.flatMap((line) => line.split(/[,;|•·]|\.\s/)).flatMap(readLanguage),
  accomplishment: (lines) =>
    lines.flatMap((line) => {
      const title = partsOf(line).join(', ');
      return findYear(line) === undefined || title.length > 200
        ? []
        : [section('accomplishment', { title, year: findYear(line) })];
    }),
  topic: (lines) =>
    lines
      .flatMap((line) => line.split(/[,;|•·]/))
      .map((part) => trimmed(part))
      .filter((part) => part.length > 2 && part.split(' ').length <= 5)
      .map((value): Candidate => ({ kind: 'topic', value })),
  biography: (lines) => {
    const value = cutText(lines.join(' '), 2500);
    return value.length < 40 ? [] : [{ kind: 'field', field: 'biography', value }];
  },
} satisfies Record<string, Reader>;
