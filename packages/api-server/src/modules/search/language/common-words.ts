/**
 * Verbs, adjectives and nouns that stand in requests of every subject. They count little for what is found, and alone
 * they name no topic.
 */
const words = `
able about above across act active actually add advice affect after again against agree ago aim allow almost alone along already also alternative although always among amount analyse analyst answer any anybody anymore anyone anything apart appear area argue around arrive article ask aspect assess attempt available avoid aware away awful
bad base basic basis be beat become before begin behave behind being believe below benefit best better between beyond big bit body book both bother bottom break brief bring broad broken build built busy buy
call can capable care carry case cause certain chance change check choice choose claim clear close collect come comment common compare complete concern condition connect consequence consider contact contain continue contribute control convince cool correct could count couple course cover create current cut
daily damage danger dangerous day deal debate decade decide deep deeply degree demand depend describe deserve despite detail develop development die difference different difficult difficulty dig directly discover discuss discussion do doing done doubt down drop due during
each early easily easy effect effective effort either else emerge end enough ensure entire especially even event ever every everybody everyone everything evidence exactly example excellent except exist expect experience expert explain explore extra extreme
face fact factor fail failing fair fall famous far fast fault favour fear feel few field fight figure fill final find fine finish first fit fix focus follow force forget form former forward found free frequent fresh from front full fully further future
gain general get give go goal going gone good great group grow growing guide
half hand handle happen happening hard harm harmful hate have having hear heavy help helpful here hidden high hold hope hour how huge hurt
idea identify ignore imagine impact important improve include increase indeed individual influence information inside instead interest interested interesting into introduce involve issue item
join just keep key kind know knowledge known lack large last late lately later latest lead leading learn leave left less let level lie life like likely limit line link list little live local long look lose loss lost lot low
main major make making man many matter maybe mean means measure meet mention method middle might mind minute miss missing mistake mix modern moment month more most mostly move much must myth
name near nearly necessary need negative never new next nice night normal note nothing notice now number
obvious occur odd offer often old once one only open opinion opportunity order ordinary other our out outside over overall own
part particular particularly party past pay people perfect perhaps person pick piece place plan play plenty point poor popular positive possible potential practice prefer prepare present prevent previous probably problem process produce professional project proper protect prove provide public pull purpose push put
quality question quick quickly quite quote
raise range rare rate rather reach react read ready real reality realise really reason receive recent recently reduce refuse regard regular relate related relation remain remember remove repeat replace report request require respond response rest result return right rise risk role round rule run running
safe safely same save say scale second see seem sense separate serious serve set several shape share short should show side sign significant similar simple simply since single situation size slow small solution solve some somehow something sometimes soon sort sound source speak special specific spend spread stage stand standard start state stay step still stop story straight strange strong study stuff style subject succeed success such suddenly suffer suggest suit suitable support suppose sure surely surprise survive system
take talk tell term test than thing think though thought threat through throughout time tip today together tomorrow tonight too top topic total touch tough toward track treat trend tricky trouble true truth try turn twice type typical
understand unit unless until update upon use used useful user usual usually
value variety various vast very view visit voice
wait walk want warn waste watch way weak week well what when where whether which while who whole why wide will wish within without wonder word work working world worry worse worst worth would write wrong
year yesterday yet young
`;

const common = new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Whether a word, or what it is an inflection of, stands in requests of every subject. */
export const isCommonWord = (word: string): boolean =>
  common.has(word) ||
  ['s', 'es', 'd', 'ed', 'ing', 'ly'].some(
    (ending) =>
      word.endsWith(ending) &&
      (common.has(word.slice(0, -ending.length)) || common.has(`${word.slice(0, -ending.length)}e`)),
  );
