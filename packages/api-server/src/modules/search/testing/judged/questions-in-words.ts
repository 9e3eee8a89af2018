import { judged } from './judged-query.ts';

export const questionsInWords = [
  ...judged('plain question', 'experts', [
    ['who can explain why the bridge failed', 'dmitri-valcourt 3'],
    ['who can explain why the bridge failed, in French, today?', 'dmitri-valcourt 3'],
    ['someone to talk about the flood barrier on live TV', 'maren-okonjo-hale 3, greta-halloway 1'],
    ['why do teenagers need more sleep?', 'hanae-morrow 3'],
    ['is the tap water safe to drink', 'yusra-benhaddou 3'],
    [
      'who knows about shortages of medicine',
      'yannick-thistlewood 3, ama-delacroix-boateng 2, oskar-mirembe 2',
    ],
    ['expert on recounting votes after an election', 'emre-castellanos 3'],
    [
      'can a court use an algorithm to sentence somebody',
      'leontine-achterberg 3, ngozi-ferreira-lund 1, anneke-brightwater 1',
    ],
    ['what happens to gift cards when a company goes bankrupt', 'tarek-vanterpool 3'],
    ['how early is the flu this year', 'sunniva-reyes 3, rohan-delacour 2'],
    ['who can say whether a video is fake', 'joaquin-strandberg 3, magnus-pellworth 2'],
    ['will robots take our jobs', 'idris-falk 3, chiara-baumgarten 3, sefa-lindstrom-rao 2'],
    ['why are the shelves empty in supermarkets', 'saoirse-vandermeer 3, oskar-mirembe 2'],
    ['somebody who has seen the aurora forecast', 'nikolai-ashgrove 3'],
    ['children with asthma and smoke from fires', 'desmond-achebe-lindt 3, bram-oyelaran 1'],
    ['who owns undersea cables', 'priya-sundaresan-holt 3'],
    ['how do accents change how people judge you', 'gwendolen-iyasu 3'],
    [
      'why does the waiting room take so long in an emergency department',
      'amelie-ostrowicz-tran 3, ama-delacroix-boateng 1',
    ],
  ]),
  ...judged('language', 'experts', [
    ['vaccines in Danish', 'lars-ingemann-koroma 3'],
    ['stroke doctor who speaks Italian', 'inger-salvatore 3'],
    ['health experts in Vietnamese', 'amelie-ostrowicz-tran 3'],
    ['storm surge, in Norwegian', 'maren-okonjo-hale 3, greta-halloway 3'],
    ['cyber security in Chinese', 'mei-lin-abernathy 3'],
    ['Spanish-speaking expert on elections', 'emre-castellanos 3'],
    ['somebody on batteries in Finnish', 'viktoria-salonen-diaz 3'],
  ]),
];
