import { dayMs } from './clock.ts';
import { known, type DemoContext } from './demo-context.ts';

interface Shelf {
  seeker: string;
  experts: readonly (readonly [username: string, daysAgo: number, note?: string])[];
  posts: readonly (readonly [slug: string, daysAgo: number])[];
  questions: readonly (readonly [text: string, daysAgo: number])[];
  viewed: readonly string[];
}

/** What the demonstration's seekers have marked and looked at. */
const shelves: readonly Shelf[] = [
  {
    seeker: 'callum-strand',
    experts: [
      ['maren-okonjo-hale', 0.1, 'Quoted her in May. Ask about gate 4.'],
      ['bram-oyelaran', 0.11],
      ['greta-halloway', 2, 'Best for the history paragraph.'],
      ['idris-falk', 6],
      ['leontine-achterberg', 9, 'Background first, then quotes.'],
      ['matthias-eerdman', 15],
      ['priya-sundaresan-holt', 24],
      ['emre-castellanos', 31],
      ['catarina-novak-obi', 44],
      ['viktoria-salonen-diaz', 60],
      ['cordelia-adeyemi', 71],
    ],
    posts: [
      ['what-thirty-years-buys-the-port-selby-options', 7],
      ['the-marsh-takes-a-fifth', 13],
      ['the-return-ticket', 20],
      ['the-price-of-a-postponed-repair', 33],
      ['tide-tables-explained', 40],
    ],
    questions: [
      ['How much water does the Selby marsh take out of a surge?', 10],
      ['Why not simply make the barrier higher?', 14],
      ['Does home insurance cover a storm surge?', 21],
    ],
    viewed: [
      'maren-okonjo-hale',
      'idris-falk',
      'elias-thorne-vance',
      'bram-oyelaran',
      'leontine-achterberg',
      'greta-halloway',
      'catarina-novak-obi',
      'ravi-castellane',
    ],
  },
  {
    seeker: 'nadia-prewett',
    experts: [
      ['hanae-morrow', 3],
      ['aroha-winstanley', 3, 'Evening for parents?'],
      ['sunniva-reyes', 12],
    ],
    posts: [
      ['calmer-corridors', 4],
      ['the-clocks-go-back-the-children-do-not', 12],
    ],
    questions: [['How much sleep does a fifteen-year-old need?', 4]],
    viewed: ['hanae-morrow', 'aroha-winstanley', 'marisol-ekwueme', 'sunniva-reyes'],
  },
  {
    seeker: 'otto-lindgren',
    experts: [
      ['maren-okonjo-hale', 6],
      ['elias-thorne-vance', 18],
      ['joaquin-strandberg', 30],
    ],
    posts: [['corrections-that-travel', 15]],
    questions: [],
    viewed: ['maren-okonjo-hale', 'joaquin-strandberg'],
  },
  {
    seeker: 'delphine-marsh',
    experts: [
      ['ravi-castellane', 4],
      ['matthias-eerdman', 50],
    ],
    posts: [['gradually-the-life-of-one-adverb', 52]],
    questions: [],
    viewed: ['ravi-castellane', 'dmitri-valcourt'],
  },
  {
    seeker: 'rosalind-tevita',
    experts: [
      ['idris-falk', 9],
      ['sefa-lindstrom-rao', 22],
      ['chiara-baumgarten', 41],
    ],
    posts: [['wages-after-the-robots-ten-years-on', 12]],
    questions: [],
    viewed: ['idris-falk', 'mei-lin-abernathy', 'chiara-baumgarten'],
  },
  {
    seeker: 'hugo-varga',
    experts: [
      ['bram-oyelaran', 2],
      ['maren-okonjo-hale', 17],
      ['catarina-novak-obi', 26],
    ],
    posts: [['the-marsh-takes-a-fifth', 3]],
    questions: [['How do I know whether my street would flood?', 19]],
    viewed: ['bram-oyelaran', 'elias-thorne-vance', 'yusra-benhaddou'],
  },
];

export function addShelves({ now, ids, rows, people, users, organisationIds }: DemoContext): void {
  const before = (days: number) => new Date(now.getTime() - Math.round(days * dayMs));
  for (const { seeker, experts, posts, questions, viewed } of shelves) {
    const userId = known(users, seeker, 'user').id;
    for (const [username, daysAgo, note] of experts) {
      const { id, organisation, formalName } = known(people, username, 'person');
      rows.bookmarks.push({
        id: ids.id(before(daysAgo)),
        userId,
        type: 'expert',
        targetId: id,
        targetOrgId: known(organisationIds, organisation, 'organisation'),
        username,
        label: formalName,
        note: note ?? null,
        createdAt: before(daysAgo),
      });
    }
    for (const [slug, daysAgo] of posts) {
      const post = known(new Map(rows.posts.map((row) => [row.slug, row])), slug, 'post');
      rows.bookmarks.push({
        id: ids.id(before(daysAgo)),
        userId,
        type: 'post',
        targetId: post.id,
        targetOrgId: post.orgId,
        label: post.title,
        createdAt: before(daysAgo),
      });
    }
    for (const [text, daysAgo] of questions) {
      const question = known(new Map(rows.questions.map((row) => [row.text, row])), text, 'question');
      rows.bookmarks.push({
        id: ids.id(before(daysAgo)),
        userId,
        type: 'question',
        targetId: question.id,
        targetOrgId: question.orgId,
        label: text,
        createdAt: before(daysAgo),
      });
    }
    viewed.forEach((username, index) => {
      const { id, organisation } = known(people, username, 'person');
      rows.viewedPeople.push({
        userId,
        orgId: known(organisationIds, organisation, 'organisation'),
        personId: id,
        viewedAt: before(0.04 + index * 0.9),
      });
    });
  }
}
