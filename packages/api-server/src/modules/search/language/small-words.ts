/** Small words of other languages in which people ask. English ones are left out by the index itself. */
const small = new Set(
  'de du des la le les un une et ou en au aux pour par sur dans avec sans qui que quoi comment pourquoi quel quelle quels quelles est sont peut peuvent parler contre entre chez ce cette ces mon ma mes notre nos leur leurs il elle on nous vous ils elles ne pas plus bien connait connaitre der die das und ein eine von zu im mit fur'.split(
    ' ',
  ),
);
export const isSmallWord = (word: string): boolean => small.has(word) || word.length === 1;

const helping = new Set(
  'won don doesn didn isn aren wasn weren wouldn couldn shouldn hasn haven hadn mustn needn ain us'.split(
    ' ',
  ),
);

/** What is left of "won't" and its like once it is parted at the apostrophe; no thing that someone asks for. */
export const isHelpingWord = (word: string): boolean => helping.has(word);
