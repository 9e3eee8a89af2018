import { foldText, type Candidate } from './candidate.ts';
import { findNetworks } from './find-networks.ts';
import { readers } from './read-cv-lines.ts';

/** The headings of CVs; null for those below which nothing is looked for. */
const headings: Readonly<Record<string, keyof typeof readers | null>> = {
  ...Object.fromEntries(
    [
      'education',
      'education and qualifications',
      'qualifications',
      'academic qualifications',
      'academic background',
      'degrees',
      'ausbildung',
      'studium',
      'formation',
    ].map((name) => [name, 'education' as const]),
  ),
  ...Object.fromEntries(
    [
      'employment',
      'employment history',
      'experience',
      'work experience',
      'professional experience',
      'academic experience',
      'appointments',
      'academic appointments',
      'positions',
      'academic positions',
      'career',
      'affiliations',
      'memberships',
      'professional memberships',
      'berufserfahrung',
    ].map((name) => [name, 'affiliation' as const]),
  ),
  ...Object.fromEntries(
    [
      'publications',
      'selected publications',
      'recent publications',
      'journal articles',
      'peer reviewed articles',
      'articles',
      'books',
      'papers',
      'publikationen',
    ].map((name) => [name, 'publication' as const]),
  ),
  ...Object.fromEntries(
    ['languages', 'language skills', 'sprachen', 'sprachkenntnisse', 'langues'].map((name) => [
      name,
      'language' as const,
    ]),
  ),
  ...Object.fromEntries(
    [
      'awards',
      'honours',
      'honors',
      'prizes',
      'awards and honours',
      'awards and honors',
      'honours and awards',
      'honors and awards',
      'awards and prizes',
      'fellowships and awards',
    ].map((name) => [name, 'accomplishment' as const]),
  ),
  ...Object.fromEntries(
    [
      'research interests',
      'areas of expertise',
      'expertise',
      'areas of interest',
      'research areas',
      'keywords',
      'specialisms',
      'specialties',
    ].map((name) => [name, 'topic' as const]),
  ),
  ...Object.fromEntries(
    [
      'profile',
      'summary',
      'about',
      'about me',
      'biography',
      'personal statement',
      'professional summary',
    ].map((name) => [name, 'biography' as const]),
  ),
  ...Object.fromEntries(
    [
      'references',
      'referees',
      'grants',
      'funding',
      'teaching',
      'teaching experience',
      'conferences',
      'presentations',
      'talks',
      'invited talks',
      'service',
      'contact',
      'contact details',
      'personal details',
      'personal information',
      'interests',
      'hobbies',
      'skills',
      'training',
      'patents',
      'media',
      'supervision',
      'other',
    ].map((name) => [name, null]),
  ),
};

const longestText = 400_000;
const mostLines = 3000;
const longestLine = 600;

/** Sentences that were wrapped are one entry: a line that begins small goes on with the one before. */
const joinWrapped = (lines: readonly string[]): string[] =>
  lines.reduce<string[]>((entries, line) => {
    const last = entries.at(-1);
    return last !== undefined && /^[\p{Ll}(&]/u.test(line) && last.length + line.length < longestLine
      ? entries.with(-1, `${last} ${line}`)
      : [...entries, line];
  }, []);

/**
 * What the text of a CV says below headings that are usual. It is read line by line with plain rules; what does not look
 * like an entry is left out, since a person reads each suggestion before it counts.
 */
export function suggestFromCv(text: string): Candidate[] {
  const lines = text
    .slice(0, longestText)
    .split('\n', mostLines)
    .map((line) => line.slice(0, longestLine).replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const found: Candidate[] = [];
  let reader: keyof typeof readers | null = null;
  let below: string[] = [];
  const finish = () => {
    if (reader !== null) found.push(...readers[reader](joinWrapped(below)));
    below = [];
  };
  for (const line of lines) {
    const heading = line.length > 60 ? '' : foldText(line.replace(/^\d+\.?\s/, ''));
    if (Object.hasOwn(headings, heading)) {
      finish();
      reader = headings[heading] ?? null;
    } else below.push(line.replace(/^[•·▪‣*–-]\s*/u, ''));
  }
  finish();
  return [...found, ...findNetworks(lines.join('\n'))];
}
