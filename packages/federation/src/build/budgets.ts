import type { RemoteRelease } from '@rostrum/contracts';

type Budget = RemoteRelease['sizes'];

/** What an area may weigh that has no line of its own, in bytes of brotli. */
const newArea: Budget = { js: 40_000, css: 6_000 };

/**
 * All files of an area together, in bytes of brotli: what is measured and about a tenth. Raising one is a decision, made
 * in the change that needs it.
 */
const areaBudgets: Readonly<Record<string, Budget>> = {
  // With the editor of a person, its sections and the dialogs, and the questions that an expert answers: 25.7 kB, fetched as
  // pages are opened. The import of a spreadsheet brought a page with its upload and corrections: 6 kB.
  people: { js: 35_000, css: 4_200 },
  // Of it 116 kB are the text editor, which is fetched with the first post that is opened.
  // The list of changes brought 0.5 kB of style, sign-off and the comparison of versions 0.2 kB.
  posts: { js: 146_000, css: 2_600 },
  // Asking, moderating, assigning and answering brought three pages and five dialogs, fetched as they are opened.
  qanda: { js: 15_000, css: 1_200 },
  // Asking experts brought two pages, a form with searches, and the drawer that they are chosen in. Activity, Blocked List and
  // AI Quarantine are 9 kB more, Setup with its five sections and its test bench 5 kB, Mailing Lists with its drawer 4 kB, each
  // fetched when it is opened. First replies with their clock and reasons, and marked texts in Quarantine: 1.5 kB.
  inquiries: { js: 50_000, css: 8_000 },
  // Most of it is the chart library, fetched with the first chart. Five pages of figures share one file of styles.
  analytics: { js: 186_000, css: 3_400 },
  // Six pages: settings, saved embeds, branding with its preview and upload, fields and CSS came beside the builder, each
  // fetched when it is opened. Eight more kinds of embed with their preview and pickers, the versions of a saved one and the
  // check of a page, both fetched with their dialog: 2.5 kB, with 0.3 kB of style.
  builder: { js: 37_000, css: 6_500 },
  // Twelve pages, each fetched when it is opened: the vocabulary with its tree, merges and files came with 8 kB.
  settings: { js: 55_000, css: 7_500 },
  // The views of a person, which the server draws too, brought links to their parts: 1.3 kB. That of an organisation has desk
  // hours, departments and filters, and search shows who is related: 2.5 kB, with 0.9 kB of style.
  seeker: { js: 75_500, css: 18_000 },
};

/** The files that an entry of the shell loads at once, in bytes of brotli. */
export const entryBudgets: Readonly<Record<'shell' | 'sign-in', Budget>> = {
  // The bell's place in the header, its rights and the reasons for late replies brought 0.3 kB; the bell itself is fetched later.
  shell: { js: 280_500, css: 24_000 },
  'sign-in': { js: 120_000, css: 8_000 },
};

export const areaBudget = (area: string): Budget => areaBudgets[area] ?? newArea;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Refuses what outgrew its budget, in words that say by how much and where the figure stands. */
export function keepBudget(what: string, sizes: Budget, budget: Budget): void {
  const faults = (['js', 'css'] as const)
    .filter((kind) => sizes[kind] > budget[kind])
    .map((kind) => `${kilobytes(sizes[kind])} of ${kind}, ${kilobytes(budget[kind])} are allowed`);
  if (faults.length === 0) return;
  throw new Error(
    `${what} is too large: ${faults.join('; ')}. Load what is not needed at once with import(), take it from the shell, or raise the figure in packages/federation/src/build/budgets.ts and say why.`,
  );
}
