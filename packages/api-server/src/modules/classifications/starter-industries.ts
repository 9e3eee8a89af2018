/**
 * The industries that every organisation begins with: the sectors of the public NAICS list, in the words that newsrooms
 * use. Profiles need one to be published.
 */
export const starterIndustries: readonly { title: string; synonyms: readonly string[] }[] = [
  { title: 'Agriculture and food', synonyms: ['farming', 'forestry', 'fisheries'] },
  { title: 'Arts and culture', synonyms: ['museums', 'music', 'literature'] },
  { title: 'Banking and finance', synonyms: ['insurance', 'investment'] },
  { title: 'Biotechnology and pharmaceuticals', synonyms: ['life sciences', 'drugs'] },
  { title: 'Charities and non-profits', synonyms: ['NGO', 'philanthropy'] },
  { title: 'Construction and engineering', synonyms: ['building', 'infrastructure'] },
  { title: 'Consulting', synonyms: ['management consulting'] },
  { title: 'Defence and security', synonyms: ['military', 'policing'] },
  { title: 'Education', synonyms: ['schools', 'universities', 'teaching'] },
  { title: 'Energy and utilities', synonyms: ['electricity', 'oil and gas', 'renewables', 'water'] },
  { title: 'Entertainment and sport', synonyms: ['film', 'games', 'athletics'] },
  { title: 'Environment and climate', synonyms: ['conservation', 'sustainability'] },
  { title: 'Government and public policy', synonyms: ['public administration', 'politics'] },
  { title: 'Health care', synonyms: ['medicine', 'hospitals', 'nursing'] },
  { title: 'Information technology', synonyms: ['software', 'computing', 'artificial intelligence'] },
  { title: 'Law', synonyms: ['legal services', 'courts'] },
  { title: 'Manufacturing', synonyms: ['industry', 'production'] },
  { title: 'Media and publishing', synonyms: ['journalism', 'broadcasting'] },
  { title: 'Mining and materials', synonyms: ['metals', 'chemicals'] },
  { title: 'Property and housing', synonyms: ['real estate'] },
  { title: 'Research', synonyms: ['science', 'laboratories'] },
  { title: 'Retail and consumer goods', synonyms: ['shops', 'wholesale'] },
  { title: 'Telecommunications', synonyms: ['networks', 'mobile'] },
  { title: 'Tourism and hospitality', synonyms: ['travel', 'hotels', 'restaurants'] },
  { title: 'Transport and logistics', synonyms: ['shipping', 'aviation', 'railways'] },
];
