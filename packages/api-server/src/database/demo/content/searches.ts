/** What people typed and found, with how often a month. */
export const foundSearches: readonly (readonly [text: string, perMonth: number])[] = [
  ['storm surge', 9], ['wave of flu', 8], ['wildfire', 8], ['school start', 6], ['flood insurance', 5], ['storm surge barrier', 4], ['teen sleep', 5],
  ['battery fire', 4], ['council tax', 3], ['ransomware', 3], ['ai and law', 3], ['four-day week', 3], ['measles', 4], ['aurora', 4],
  ['lead pipes', 2], ['recount', 2], ['sea level', 3], ['phone bans', 3], ['plastic recycling', 2], ['chatbots', 2], ['drought', 2],
  ['insurance wording', 1], ['port history', 1], ['accent', 2], ['antibiotic resistance', 2], ['bees', 1],
];

/** What people typed and nobody was found for, in the last thirty days; the months before had fewer. */
export const emptySearches: readonly (readonly [text: string, lastMonth: number])[] = [
  ['avian flu in dairy herds', 31],
  ['deepfake election law', 24],
  ['lithium recycling policy', 17],
  ['knotweed and mortgages', 13],
  ['ferry timetable subsidies', 9],
  ['hospital parking charges', 7],
  ['quantum encryption treaty', 5],
];
