/**
 * Verbs, adjectives and nouns that stand in requests of every subject. They count little for what is found, and alone
 * they name no topic.
 */
const words = `
able about above abroad absent absolutely accept achieve across act active actually adapt add adequate admit adopt
advice affect afford agreed afraid after again against aged ago agree ahead aim allow allowed ally almost alone along already
also alternative although altogether always amazing amid among amount ample analyse analyst anger angry announce annoy
answer anxious any anybody anymore anyone anything apart apparent appear apply appreciate approach appropriate approve
area argue arise around arrange arrive article ashamed ask aspect assess assume assure attach attempt attend attract
available average avoid await awake aware away awful axe axed
bad bare barely base basic basis be bear beat beautiful become before beg begin behave behind being believe belong
below bend beneath benefit beside besides best better between beyond bid big bigger biggest bind bit bite bits bitten
blame bloke blow body book boost bored both bother bothered bottom bought bound break breaking brief brilliant bring
broad broke broken brought build built bunch busy buy buying
call calm can cancel capable capture care careful carefully carry case caught cause cease certain challenge chance
change chaos chap chase cheaper check choice choose circumstance claim clash clean clear clever close collect combine
come comfortable command comment commit common compare complain complete complicated concern condition confirm confuse
connect consequence consider contact contain continue contrast contribute control convince cool cope correct costly
could count couple course cover crazy create criticise crucial cry curious current cut
daily damage danger dangerous dare day deal dear debate decade decent decide decline deep deeply defend define degree
delay deliver demand deny depend describe deserve desperate despite destroy detail determine develop development die
difference different difficult difficulty dig directly dirty disagree disappear discover discuss discussion dislike do
dodge doing done double doubt doubtful down dozens drag dramatic draw drift driven drop drove due duration dull dump during
each eager early ease easily easy edge effect effective effectively effort eight either eleven eliminate else emerge
emphasis empty encourage end enjoy enormous enough ensure enter entire entirely envy escape especially essential
establish even event eventually ever every everybody everyone everything evidence exact exactly example excellent
except excite excuse exist expand expect expensive experience expert explain explode explore expose express extend
extent extra extreme
face faced fact factor fail failing fair fall fallen familiar famous fancy far fascinate fast fault favour fear fears
feel feet fell felt few field fifteen fifth fight figure fill final finally find fine finish finished first fit five
fix flat flow focus fold folks follow foolish forbid force forever forget forgotten form former forth forward fought
found four fourth free frequent fresh frighten from front fulfil full fully fun funny further fury future
gain gather gave general gentle genuine get giant give glad glue glued go goal going gone good grab gradual grateful
great gross group grow growing grown guard guess guide guy guys
half halfway halt hand handful handle hang happen happening hard hardly harm harmful hate have having hear heaven
heavier heavy height held help helpful here hidden hide high highly hike hit hold hope hopeful hopes horrible hour how
huge hundred hurry hurt
idea ideal identify ignorant ignore imagine immediate impact imply important impossible impress improve improved
incident include increase indeed individual influence inform information initial inside insist inspect inspire install
instant instead intend intense interest interested interesting interfere into introduce invite involve involved issue
item
join joke jump just
keen keep kept key kick kind knew know knowledge known
lack lady large last lasting late lately later latest laugh launch lay lazy lead leading lean leap learn leave leaving
led left lend length less lesser let level lie life lift like likely limit line link list lit little live local locals
locate lock long look loophole loose lord lose loss lost lot lots lovely low luck lucky
main mainly maintain major make making man manage manner many mark massive match matter maximum maybe mean means
meantime meanwhile measure meet mention mere method middle might mild mind minimum minor minus minute misery miss
missing mistake misunderstand mix modern moment month more most mostly move much multiple mum must mystery myth
name narrow nasty naturally near nearly neat necessary need negative neither nervous never new next nice night nine
nobody none normal normally notable notably note nothing notice now number numerous
obtain obvious occasion occur odd offend offer often old once one ongoing only onto open opinion opportunity oppose
opposite ordeal order ordinary other ought our ourselves out outcome outcry outrageous outside over overall overcome
owe own
pace pack painful pair part particular particularly party passed past pause pay people perfect perhaps
permanent permit persist person persuade phase pick piece pin pity place plain plan planned plans play pleasant
pleased plenty plight plunge pocket point polite poor popular positive possible potential pour practice praise precise
predict prefer prepare present pretend prevail prevent previous pride primary principal prior probably probe problem
proceed process produce professional progress project promise prompt proper protect proud prove provide public pull
punish pure purpose pursue push put
quality question quick quickly quite quote
raise range rapid rare rarely rate rather raw reach react read ready real realise reality really reason reasonable
recall receive recent recently recognise recommend recover reduce refuse regard regret regular reject relate related
relation reluctant rely remain remark remarkable remember remove repeat replace report request require resist resolve
respect respond response rest restore restrict result retain return reveal reverse reward rid ride ridiculous right
rise risk role roll rough round row rude ruin rule rumble run running rush
sad safe safely sake same sat satisfy save saw say scale scare scared scary scheme scope scratch second see seek seem
seemingly seen seize select sell senior sense sensible sent separate serious serve set settle seven several severe
shake shame shape share sharp shift shock shocker shocking short should shout show shown shut shutting shy side sign
significant silent silly similar simple simply since single sit sitting situation six sixteen size skip slam slash
slight slightly slip slow small smooth soar sold solid solution solve some somehow something sometimes somewhere soon
sooner sorry sort sought sound source spare spark spate speak special specific spend spent spin split spoil spoken
spot spread spree square stack stage stand standard start state stay steady steep step stick still stir stood stop
story straight strand stranded strange strength stretch strict strip stroll strong struggle stuck study stuff stupid
style subject substantial succeed success such sudden suddenly suffer suggest suit suitable sum super support suppose
sure surely surprise surround survive suspect swallow sweep switch system
tackle take taken talk target taught tear tell temporary ten tend term terrible test than thick thin thing thingy
think third thirty thorough though thought thousand thread threat threaten three threw through throughout throw thrown
tidy tie tight time tiny tip tired today together tomorrow tonight tonne too top topic tore torn toss total touch
tough toward track tragic trap treat treated tremendous trend trick tricky trigger trip triple trouble true truth try
tumble turn twelve twenty twice twist type typical
ugly ultimate unable understand unfair unhappy unit unless unlikely unlucky until unusual update upon upset urge
urgent usage use used useful user usual usually utter
vague valid value vanish variety various vast very view virtual visit vital voice
wait walk want warm warn waste watch way weak weaker week weekend weigh weird weirdo welcome well went wet what
whatever when whenever where wherever whether which whichever while who whoever whole why wide will willing win wise
wish withdraw within without woke wonder wooden word work working world worried worry worse worst worth worthless
would wrap write wrong
year yell yes yesterday yet yield young
zero
`;

const common = new Set(words.split(/\s+/).filter((word) => word !== ''));

/** What an inflection may be one of: "bees" are none of "be", and a "seed" is nothing seen. */
const inflections: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/s$/u, ''],
  [/(?<=[sxzo]|ch|sh)es$/u, ''],
  [/(?<!e)d$/u, ''],
  [/(?<=[^e]e)d$/u, ''],
  [/(?<!e)ed$/u, ''],
  [/ing$/u, ''],
  [/ing$/u, 'e'],
  [/ly$/u, ''],
  [/ly$/u, 'le'],
];

/** Whether a word, or what it is an inflection of, stands in requests of every subject. */
export const isCommonWord = (word: string): boolean =>
  common.has(word) ||
  inflections.some(([ending, instead]) => ending.test(word) && common.has(word.replace(ending, instead)));
