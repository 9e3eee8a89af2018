import { formatCode } from '@rostrum/contracts';
import { foldText, withoutEmpty, type Candidate, type EntryData } from './candidate.ts';

type Reader = (lines: readonly string[]) => Candidate[];

const thisYear = () => new Date().getUTCFullYear();
const yearPattern = /\b(?:19|20)\d{2}\b/g;
const periodPattern =
  /\(?\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s)?(?:19|20)\d{2}\b(?:\s?(?:-|–|—|to|bis)\s?(?:(?:[a-z]{3,9}\.?\s)?(?:19|20)\d{2}\b|present|now|today|current|heute)?)?\)?/gi;
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
    .replaceAll(periodPattern, '|')
    .split(/\s*(?:[,;|:]|\s[–—-]\s|\sat\s)\s*/)
    .map((part) => part.replaceAll(/^[\s.()]+|[\s.()]+$/g, ''))
    .filter((part) => part.length > 1);

const section = (
  kind: Extract<Candidate, { kind: 'section' }>['section'],
  data: Parameters<typeof withoutEmpty>[0],
): Candidate => ({ kind: 'section', section: kind, data: withoutEmpty(data) });

function readDegree(line: string): Candidate[] {
  const parts = partsOf(line);
  const institution = parts.find((part) => institutionPattern.test(part));
  const named = parts.find((part) => part !== institution && degreePattern.test(part));
  if (institution === undefined || named === undefined) return [];
  const [degree = named, major] = named.split(/\s+in\s+/);
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

const trimmed = (text = '') => text.replaceAll(/^[\s.,:;]+|[\s.,:;]+$/g, '');

/** `Hale, M. (2019). Title. Journal, 12, 3.` and `Hale, M., “Title”, Journal, 2019`. */
function readWork(line: string): EntryData | undefined {
  const quoted = /[“"‘]([^”"’]{8,300})[”"’]\s*(.*)$/u.exec(line);
  const dated = /\(?\b(?:19|20)\d{2}[a-z]?\b\)?[.,:]\s*([^.]{8,300})\.\s*(.*)$/.exec(line);
  const [, title, after] = quoted ?? dated ?? [];
  const publisher = trimmed(after?.replace(/^\s*(?:,|\.)?\s*(?:in:?\s)?/i, '').split(/[,.(]|\s\d/)[0]);
  if (title === undefined || publisher.length < 2 || !/\p{L}{2}/u.test(publisher)) return undefined;
  const doi = /\b10\.\d{4,9}\/[^\s"<>]{2,200}/.exec(line)?.[0].replace(/[.,;)]+$/, '');
  return withoutEmpty({
    title: trimmed(title),
    publisher: publisher.slice(0, 200),
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
    const value = lines.join(' ').slice(0, 2500);
    return value.length < 40 ? [] : [{ kind: 'field', field: 'biography', value }];
  },
} satisfies Record<string, Reader>;
