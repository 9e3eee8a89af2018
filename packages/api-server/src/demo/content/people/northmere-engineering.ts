import type { PersonContent } from '../content-types.ts';

export const northmereEngineering: readonly PersonContent[] = [
  {
    username: 'ravi-castellane',
    firstname: 'Ravi',
    lastname: 'Castellane',
    prefix: 'Dr',
    pronouns: 'he/him',
    pronunciation: 'RAH-vee kass-tel-AHN',
    jobTitle: 'Research Fellow, Battery Safety',
    department: 'Engineering',
    headline:
      'Sets lithium cells on fire under controlled conditions, to learn how to keep the next one from starting.',
    biography:
      'Ravi Castellane runs the burn chamber at Northmere, where whole scooter and storage packs are taken to failure and filmed cell by cell. His causation protocol separates a manufacturing fault from a charging fault from an outside fire, and has been used by two fire services. He has given evidence in four warehouse claims, and keeps his page private while cases are running.',
    topics: ['Battery safety', 'Fire causation', 'Product safety', 'Grid storage', 'Expert testimony'],
    industries: ['Energy and utilities', 'Manufacturing'],
    languages: [
      ['en', 'native', 'interview'],
      ['fr', 'fluent'],
    ],
    education: [[6, 'PhD', 'Chemical Engineering', 'Northmere University']],
    publications: [
      [1, 'article', 'Re-ignition of stored packs after suppression', 'Fire and Materials Letters'],
      [3, 'report', 'A causation protocol for lithium-cell fires', 'Northmere Engineering Reports'],
    ],
    appearances: [[88, 'online', 'Why a lithium fire starts again', 'Fieldnote Weekly']],
    hooks: [
      [
        'Why do e-scooter fires restart?',
        'Firefighters in our area were called back three times to the same hallway. Why does a lithium fire start again after it is out?',
      ],
      [
        'Is it safe to charge overnight?',
        'A short factbox: charging at night, in hallways, with a replacement charger. What is the evidence for each?',
      ],
      [
        'Bin lorry fires: which batteries?',
        'The council blames thrown-away vapes for a run of lorry fires. Can that be told from what is left?',
      ],
      [
        'Storage site near a school',
        'Residents object to a grid battery beside a primary school. What distance is reasonable and why?',
      ],
    ],
    readiness: { on: ['phone', 'studio'], hours: ['09:00', '18:00'] },
    availability: [
      [3, 'yes', 120, 'After a conflict check'],
      [1, 'via_office', 336],
    ],
    access: 'private',
    confirmedDaysAgo: 122,
    demand: 1.4,
  },
  {
    username: 'dmitri-valcourt',
    firstname: 'Dmitri',
    lastname: 'Valcourt',
    prefix: 'Dr',
    pronouns: 'he/him',
    pronunciation: 'DMEE-tree val-KOOR',
    jobTitle: 'Reader in Structural Monitoring',
    department: 'Engineering',
    headline: 'Listens to bridges: sensors that tell an ordinary creak from the one that matters.',
    biography:
      'Dmitri Valcourt fits old bridges with sensors and follows them for years rather than weeks. His team found the fatigue crack in the Lantern Viaduct eight months before it could be seen. He now works on cheap sensors for footbridges, which nobody inspects often enough.',
    topics: ['Structural monitoring', 'Bridges', 'Product safety', 'City planning'],
    industries: ['Construction and engineering', 'Logistics and transport'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['fr', 'native', 'interview'],
      ['ru', 'fluent'],
    ],
    education: [[12, 'PhD', 'Structural Engineering', 'École des Ponts de Montclair']],
    publications: [
      [2, 'article', 'Acoustic precursors of fatigue in riveted spans', 'Structures and Sensing'],
      [5, 'article', 'Ten years on one viaduct', 'Bridge Letters'],
    ],
    appearances: [[300, 'print', 'The viaduct that spoke up', 'Selby Courier']],
    hooks: [
      [
        'How is a bridge inspected?',
        'After the closure of the Lantern Viaduct our readers ask what an inspection looks like and how often it happens.',
      ],
      [
        'Heavy electric lorries and old bridges',
        'Hauliers say new lorries are heavier than the signs allow for. Does that shorten the life of a bridge?',
      ],
    ],
    readiness: { on: ['radio', 'phone'] },
    confirmedDaysAgo: 398,
    demand: 0.7,
  },
];
