import type { TopicContent } from '../content-types.ts';

export const lawAndCourts: TopicContent = {
  title: 'Law and courts',
  synonyms: ['legal', 'justice'],
  children: [
    {
      title: 'Constitutional law',
      synonyms: ['constitution', 'separation of powers'],
      children: [
        { title: 'Judicial review', synonyms: ['challenge in court'] },
        { title: 'Emergency powers', synonyms: ['state of emergency'] },
      ],
    },
    {
      title: 'International law',
      synonyms: ['treaties'],
      children: [{ title: 'Law of the sea', synonyms: ['maritime boundaries', 'seabed cables'] }],
    },
    { title: 'Insurance law', synonyms: ['policy wording', 'claims disputes'] },
    {
      title: 'Criminal evidence',
      synonyms: ['forensic evidence', 'courtroom evidence'],
      children: [
        { title: 'Miscarriages of justice', synonyms: ['wrongful conviction'] },
        { title: 'Expert testimony', synonyms: ['expert witness'] },
      ],
    },
    {
      title: 'Competition law',
      synonyms: ['antitrust', 'cartels'],
      children: [{ title: 'Merger control', synonyms: ['takeovers'] }],
    },
    {
      title: 'Media law',
      synonyms: ['libel', 'reporting restrictions'],
      children: [{ title: 'Defamation', synonyms: ['slander', 'libel'] }],
    },
    { title: 'Employment law', synonyms: ['workplace rights', 'unfair dismissal'] },
    { title: 'Planning law', synonyms: ['planning permission', 'zoning'] },
    { title: 'Environmental law', synonyms: ['environmental permits'] },
    { title: 'Data protection', synonyms: ['privacy', 'personal data', 'gdpr'] },
    { title: 'Insolvency', synonyms: ['bankruptcy', 'administration', 'restructuring'] },
    { title: 'Sports law', synonyms: ['doping cases', 'transfer rules'] },
    { title: 'Product liability', synonyms: ['recalls', 'product safety law'] },
  ],
};
