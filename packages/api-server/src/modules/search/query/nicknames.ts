import { splitWords } from '@rostrum/contracts';

/** A formal name or several spellings of it, a colon, and the short forms under which the same people are known. */
const groups = `
abigail: abby abbie gail
abraham: abe bram
adam: ad
adelaide: addie
albert: al bert bertie
alexander alexandra aleksandr alejandro alessandro: alex alec sandy sasha xander lex alejo sandro sascha
alfred: alf alfie fred
alice alison: ali allie
alistair alasdair: al ali
amanda: mandy
andrew andreas andrei andrzej: andy drew andi
angela: angie
ann anne anna: annie nancy anya
anthony antony antonio anton: tony toni toño
archibald: archie
arthur: art artie
augustus: gus
barbara: barb babs basia
bartholomew: bart
beatrice beatriz: bea trixie bice
benjamin: ben benny benji
bernard: bernie
bridget: bridie biddy
caroline carolyn: carrie caro
catherine katherine kathryn catharine katarina ekaterina: cathy kathy kate katie kat kitty katya trina
charles carlos karl: charlie chuck chas carlitos
charlotte: lottie charlie
christian christina christine: chris chrissie tina kris
christopher christoph: chris kit topher
clarence: clary
clifford: cliff
constance: connie
cornelius: neil corny
cynthia: cindy
cyril: cy
daniel daniela: dan danny dani
david: dave davey davy
deborah: deb debbie debra
dennis: den denny
dimitri dmitry: dima mitya
dominic dominik: dom nick
donald: don donny
dorothy: dot dottie dolly
douglas: doug
edgar edmund edward edwin: ed eddie ned ted teddy eddy
eleanor elena helen helena: ellie nell nellie lena lenka
elizabeth elisabeth elisabetta: liz lizzie beth betty eliza bess lisa elsie libby lise bettina
emily emilia: em emmy millie
emmanuel manuel: manny manolo
enrique: quique kike
ernest: ernie
eugene evgeny: gene zhenya
evelyn: evie
ezekiel: zeke
florence: flo florrie
frances francis francesca franziska: fran frank frankie fanny franzi cesca
francisco: paco pancho kiko
francesco: franco cecco
franklin: frank
frederick friedrich fredrik frederik: fred freddy fritz rick
gabriel gabriela gabrielle: gabe gaby gabi
geoffrey jeffrey: geoff jeff
george georg giorgio: georgie jorge jürgen
gerald gerard gerhard: gerry jerry gerd
gertrude: trudy gert
gilbert: gil bert
giovanni: gianni vanni
giuseppe: beppe peppe pino
gregory: greg
guillermo: memo guille
harold: harry hal
harriet: hattie
henry henrik heinrich: harry hank hal heinz heiko
herbert: herb bert
hermione: mina
hubert: bert
ian iain: ian
ignacio: nacho
ignatius: iggy
irene: rene
isabel isabella isabelle: bella izzy belle isa
isaac: ike zac
ivan: vanya
jacob jakob jacqueline: jake jackie jac
james jaime: jim jimmy jamie jem
janet jane: jan janie
jennifer: jen jenny
jeremiah jeremy: jerry
jessica: jess jessie
joan joanna joanne johanna: jo joanie hanna
johannes johann: hans hannes jan
john jonathan: johnny jack jon jonny
jose josé: pepe
joseph josef josephine: joe joey jo josie sepp
joshua: josh
juan: juanito
judith: judy jude
julian julia juliet: jules julie
kenneth: ken kenny
kimberly: kim
konstantin constantine: kostya costas
laura lauren: laurie
lawrence laurence lorenz: larry laurie lars renzo
leonard leonardo leon: len lenny leo
leopold: leo poldi
leslie: les
lewis louis louise luis luigi: lou louie lulu gigi
lillian lily: lil lilly
louisa: lou
lucas lucy: luke luce
lydia: lyddie
madeleine madeline: maddy madge
magdalena: magda lena
marcus mark marco: marc
margaret margarete margarita: maggie meg peggy madge greta rita marge daisy gretel
maria mary marie: molly polly mia mitzi masha mimi
martha: marty mattie
martin: marty
matthew matthias matthieu: matt matty mats
maureen: mo
maurice: morrie mo
maximilian maximiliano maxim maxwell: max maxi
melanie: mel
melvin: mel
mercedes: merche
michael mikhail miguel michel: mike mick mickey misha micky mitch miki
mildred: millie
millicent: millie
mohammed muhammad mohamed mohammad muhammed mehmet: mo
montgomery: monty
morris: mo
natalie natalia natalya: nat natasha
nathaniel nathan: nat nate
nicholas nicolas nikolai nikolaus nicola nicole: nick nicky nico klaus niko kolya
norman: norm
oliver olivia: ollie liv
oscar: ossie
pamela: pam
patricia patrick: pat paddy tricia trish patsy
paul paula: pauly polly
pavel: pasha
penelope: penny
percival: percy
peter petra pedro pyotr: pete petey petya
philip phillip philippa: phil pip pippa
prudence: prue
rachel: rach
randolph: randy
raymond: ray
rebecca: becky becca
reginald: reg reggie
richard ricardo: rick ricky dick rich richie
robert roberto roberta: bob bobby rob robbie bert bobbie beto
roderick: rod rory
rodney: rod
roger: rodge
ronald: ron ronnie
rosemary: rosie rose
rudolf rudolph: rudy rudi
rupert: rupe
russell: russ
samuel samantha: sam sammy
santiago: chago
sarah sara: sally sadie
sebastian: seb bastian basti
sergei sergey: seryozha
sidney sydney: sid syd
simon simone: si
solomon: sol
sophia sophie: sophy
stanley: stan
stephen steven stefan stephanie: steve stevie steph steff
susan susanna suzanne: sue susie suzy sukie
svetlana: sveta
sylvester: sly
tamara: tammy toma
teresa theresa therese: terry tess tessa tracy
terence: terry
theodore theodora: ted teddy theo dora
thomas: tom tommy
timothy: tim timmy
tobias: toby
ulrich: uli
valentina valentin: val valya
valerie: val
vanessa: nessa
veronica: ronnie vera
victor victoria: vic vicky tori vitya
vincent: vince vinnie
virginia: ginny
vivian: viv
vladimir: volodya vova vlad
walter: walt wally
wilfred: wilf fred
wilhelmina: mina
william wilhelm: bill billy will willie liam willy wim
winifred: winnie freddie
winston: winnie
yelena: lena
yvonne: vonnie
zachary: zac zach zack
`;

const others = new Map<string, Set<string>>();
for (const line of groups.trim().split('\n')) {
  const [formal = [], short = []] = line.split(':').map(splitWords);
  for (const name of formal)
    for (const each of short) {
      others.set(name, (others.get(name) ?? new Set()).add(each));
      others.set(each, (others.get(each) ?? new Set()).add(name));
    }
}

const noNames: ReadonlySet<string> = new Set();

/** Returns the other forms of a folded given name: those of "bob" are "robert" and its spellings, those of "robert" are short. */
export const findNicknames = (name: string): ReadonlySet<string> => others.get(name) ?? noNames;
