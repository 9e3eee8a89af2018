import type { RemoteRelease } from '@rostrum/contracts';

type Budget = RemoteRelease['sizes'];

/** What an area may weigh that has no line of its own, in bytes of brotli. */
const newArea: Budget = { js: 40_000, css: 6_000 };

/**
 * All files of an area together, in bytes of brotli: what is measured and about a tenth. Raising one is a decision, made
 * in the change that needs it. Areas carry the contracts of their own calls, which were files of the shell before: that is
 * 1.7 kB (settings) to 14 kB (inquiries) of each.
 */
const areaBudgets: Readonly<Record<string, Budget>> = {
  // With the editor of a person, its sections and the dialogs, and the questions that an expert answers: 25.7 kB, fetched as
  // pages are opened. The import of a spreadsheet brought a page with its upload and corrections: 6 kB. History with its
  // comparison, changes that wait for approval, addresses, reviews and the keys of the list: 8 kB, with 2 kB of style in files of their own.
  // Safety mode, days away and media readiness, documents with their upload and check, ten more kinds of entries: 4.5 kB with
  // 0.3 kB of style. The views of the public page, fetched with the first preview: 4 kB with 0.7 kB of style.
  // Dialogs of the list are files of their own, 1.5 kB more in all and no form in the first page.
  // Suggestions from a vCard, a CV and indexes of publications, drafts that save by themselves, and photos for the press, all in
  // the editor of a person and My profile, which are fetched when they are opened: 5.5 kB, with 0.5 kB of style.
  // The picture and the colour of an organisation above a profile, in those views: 0.1 kB of style.
  // Speaking and fees with their dialog, the agent of a person, and deleting and bringing back, all fetched when they are opened:
  // 4.5 kB with 0.3 kB of style.
  // The recording of a name and dates as far as they are known, in the editor and My profile, which are fetched when they are
  // opened: 81.1 kB in all with them.
  // Videos as files with their captions and the cover of a research focus: 1.7 kB, 0.3 kB of style, on pages with a profile. Rows of
  // a section until all are asked for: 0.1 kB.
  // The list narrowed by choices of own fields: 0.2 kB, with 0.1 kB of style that it shares with posts.
  // What waits for a person before all else on My profile: asks, texts to sign off, questions: 0.8 kB, with 0.2 kB of style.
  // The way from what publishing misses to its field, on My profile too: 0.1 kB.
  // What saves itself is saved before a move, and until when an archived profile can be restored: 0.5 kB.
  // Profiles drawn piece by piece, on those pages: 0.4 kB, with 0.1 kB of style.
  // The encoding of a file with its names in words, columns of other systems and workbooks in the import, preview and missing parts
  // of the own draft, and forms that save over each other's versions: 3.3 kB, fetched with the pages that they are on.
  // The state of an invitation on the profile: 0.5 kB.
  // Own words saved over a newer version that left them alone, and whole names in an import: 0.2 kB.
  // The checklist of publishing in the dialog that submits a profile, and how cells with several values are read, and the
  // whole list of industries: 1.7 kB, with 0.2 kB of style.
  // The list's table and dialogs in files of their own, with room for a page as a team adds it: 0.4 kB.
  people: { js: 93_300, css: 11_000 },
  // Of it 116 kB are the text editor, which is fetched with the first post that is opened.
  // The list of changes brought 0.5 kB of style, sign-off and the comparison of versions, whose style is that of
  // profiles, 0.3 kB.
  // Board and calendar are 1.5 kB of style, fetched with the view that is opened; texts to share 1.6 kB, with their dialog.
  // Merging two versions block by block is 1.4 kB, fetched in a conflict.
  // Pictures and videos in the text with their dialogs and the menu of the slash, address and times of a post, and the check of its
  // links: 2.7 kB, with 0.5 kB of style. A page that is generated beside them still fits.
  // The preview of the public page with what stands for it elsewhere, fetched with the first look: 1.7 kB, with 0.4 kB of style.
  // Who else has the post open, where its inquiries come from, and what is brought back: 0.8 kB. A generated page fits beside them.
  // Crop and focal point of a cover, fetched with the first cover that is edited, and the email to a list, in the dialog that
  // shares a post: 2.9 kB, with 0.5 kB of style.
  // What a key leaves alone, in an editor whose cards are a part of their own, and the test of an email to a list: 1.6 kB.
  // Where a text stood first: 0.2 kB, where nothing was left.
  // Fields of the organisation beside the text, with the controls of all kinds: 0.8 kB with 0.1 kB of style. A generated page
  // fits beside them.
  // People in the text, with the menu that finds them: 0.8 kB, with 0.1 kB of style.
  posts: { js: 178_300, css: 6_850 },
  // Asking, moderating, assigning and answering brought three pages and five dialogs, fetched as they are opened.
  // Several questions at once, the pin and suggestions from searches: 1.5 kB.
  // Questions from closed inquiries and the topics of a question, each in a dialog that is fetched when it is opened: 2.1 kB.
  // The question beside the list on wide windows, what it caused, and Undo of an assignment: 1 kB, with 0.2 kB of style.
  // Rewording a question: 0.5 kB.
  // Questions that ask the same, with their states and the merge from there: 0.7 kB, with 0.2 kB of style.
  qanda: { js: 26_000, css: 1_600 },
  // Asking experts brought two pages, a form with searches, and the drawer that they are chosen in. Activity, Blocked List and
  // AI Quarantine are 9 kB more, Setup with its five sections and its test bench 5 kB, Mailing Lists with its drawer 4 kB, each
  // fetched when it is opened. First replies with their clock and reasons, and marked texts in Quarantine: 1.5 kB.
  // Public holidays and the way from a held inquiry to a rule: 2 kB, in Setup and Quarantine alone.
  // Drafts on the server with a choice where two devices wrote, and replies that can be undone: 4 kB. Nine filters, acts on several
  // at once, tags and saved views: 5 kB, and the briefing with its editor 3.5 kB with 0.8 kB of style, fetched when they are opened.
  // Files of replies and notes, with their uploads: 2.5 kB with 0.4 kB of style; tus is fetched with the first file.
  // Rules from a file, with its dialog, verdict, emails and lists in the test bench, and the next page of held ones: 2 kB, fetched
  // with the pages of the desk's rules.
  // Merging two inquiries, with its dialog and the line that leads to the other, both fetched when they are shown, and whether an
  // address is confirmed: 3.1 kB, with 0.2 kB of style.
  // How long inquiries are kept, legal holds and the file for information requests, with the pages that show them: 4.3 kB.
  // Arranging a meeting, with its three dialogs and the section beside the thread, each fetched when it is shown: 3.3 kB, with
  // 0.1 kB of style.
  // Legal hold of the whole organisation, whose dialog is fetched with that of single inquiries: 0.5 kB.
  // The rota in Setup, who is on duty above the list, and the proof of identity before a file of inquiries leaves, each fetched
  // when it is shown: 4.1 kB, with 0.4 kB of style.
  // Clearance of replies in order, fetched when it is shown or asked for, and who else has the inquiry open: 4.4 kB, with 0.3 kB of
  // style.
  // The inbox as a table and clearances in Setup, each fetched where it is shown, and the dialog that Send opens: 2.5 kB, 0.2 of style.
  // Filters of the inbox by answers to own fields: 0.2 kB.
  // Proof of identity by an emailed link, in the dialog that confirms it: 0.5 kB.
  // The whole email of a message, threats first in Quarantine with their own actions, and refusals of replies, each fetched where it
  // is shown, and an index of Setup: 3.2 kB.
  // Telling an expert of a threat, with its dialog, fetched when it is opened: 1.6 kB.
  // The sentence for which an expert is suggested: 0.1 kB, where nothing was left.
  inquiries: { js: 115_400, css: 12_700 },
  // Most of it is the chart library, fetched with the first chart. Five pages of figures share one file of styles.
  // The report of a month and the list of coverage, each fetched when it is opened, and copying as an image: 3 kB, 1.4 kB of style.
  // The outlines of countries and of states are 11 kB each, fetched with the map that is shown; its panel is 1.8 kB with 0.6 kB of style.
  // The week of hours, percentiles and load of the inquiries page: 0.2 kB of style.
  // The week of four hours with its choices and who is sent the report: 2.3 kB.
  // Who is on duty, on home: 0.4 kB, with 0.1 kB of style.
  analytics: { js: 220_400, css: 6_100 },
  // Six pages: settings, saved embeds, branding with its preview and upload, fields and CSS came beside the builder, each
  // fetched when it is opened. Eight more kinds of embed with their preview and pickers, the versions of a saved one and the
  // check of a page, both fetched with their dialog: 2.5 kB, with 0.3 kB of style.
  // Order and names of sections, footer, icon and picture of a theme: 1.8 kB, with 0.8 kB of style. The views of a profile, which
  // the preview draws as public pages do, are fetched with it: 4 kB, with 0.8 kB of style.
  // What readers of an embed may choose, its language and its shortcode, several saved embeds at once with their dialog, density,
  // portraits and cards of a theme, and its preview as directory, post, email and embed. The views of the first two are fetched
  // when they are chosen: 6.5 kB of all, with 1.8 kB of style.
  // The preview draws covers and videos of a profile as its page does: 0.1 kB of style.
  // What stands beside a post, in the preview of its public page: 0.2 kB, with 0.5 kB of style.
  // Fields of posts and inquiries: 0.5 kB.
  // Pickers of tags and of choices of own fields: 0.2 kB.
  // Why Publish is disabled, and wide logos: 0.3 kB, with 0.1 kB of style.
  // Previews of three pages below the style sheet and the contrast of their texts, on that page alone: 3.5 kB, 0.2 of style.
  // A logo for dark mode with its field and preview: 0.4 kB, with 0.1 kB of style.
  builder: { js: 71_900, css: 13_000 },
  // Twelve pages, each fetched when it is opened: the vocabulary with its tree, merges and files came with 8 kB. The cards of
  // SCIM and the HR feed, their logs and dialogs, and the check of the record are 4 kB, fetched after the page that they are on.
  // Directory access, closing an organisation with its confirmation, what an organisation says of itself and what seekers say
  // of themselves, each a card of its page: 3.8 kB, with 0.1 kB of style.
  // The own photo with its upload (tus is fetched with the first file), phone numbers, deactivated members, domains that may
  // join, exports of data, and the words and days of the activity history, each fetched with its page: 8 kB, 0.6 kB of style.
  // Near-duplicates of the vocabulary, fetched with it: 0.8 kB. Terms that are retired, the panel of a merge with what a visitor
  // finds, who else has a term open, and changes that meet each other: 2.9 kB, with 0.2 kB of style, fetched with it as well.
  // Every option of SAML and OpenID Connect with the last attempts, groups of the identity provider with their roles, keys that a
  // member made, and joining and proof by an emailed link, each fetched when it is shown: 8 kB.
  // An upload without an account is a set of calls of its own, two more kinds of notifications, and the field that the first steps
  // lead to: 0.2 kB.
  // Why a state of single sign-on can't be chosen yet: 0.3 kB, where nothing was left.
  settings: { js: 92_100, css: 9_000 },
  // The views of a person, which the server draws too, brought links to their parts: 1.3 kB. That of an organisation has desk
  // hours, departments and filters, and search shows who is related: 2.5 kB, with 0.9 kB of style.
  // Sent inquiries by type, with more time and the way to others: 0.9 kB.
  // Deadlines as choices and the folded details of the inquiry form: 0.3 kB.
  // Files of inquiries and replies, with their uploads: 3.8 kB with 0.8 kB of style, in the form and the tracker alone.
  // The helpful vote under answers, and the press kit of a profile.
  // Pictures and videos of posts in public pages: 0.3 kB of style.
  // Asking another expert the same, a guest's inquiries in the account, why experts are similar, ten more kinds of entries and
  // documents of a profile: 2.6 kB, with 0.2 kB of style. Results that were on screen are counted, and an inquiry names the post
  // that was read before it: 1.1 kB. How long a post is read: 0.4 kB, where nothing was left.
  // What stays in sight of a cover, a rule for each step since public pages send no style attributes: 0.1 kB of style.
  // The photos of the press kit with their credits: 0.2 kB, where nothing was left.
  // A guest confirms the address, fetched with the tracker behind a link: 0.7 kB.
  // Picture, colour, order of sections and footer of an organisation: 0.9 kB, with 0.8 kB of style.
  // Similar experts who are asked as well, an answer copied with its credit, and what a profile says of speaking and fees:
  // 0.3 kB of style.
  // Covers of works and the player of videos: 0.1 kB of style.
  // Share on a post and a question, videos with captions and covers: 0.2 kB.
  // Fields of organisations in the inquiry form, of each that is asked, and beside a post: 0.4 kB.
  // Whom to ask, questions and posts beside a post or a question, breadcrumbs and quotations to copy: 1.7 kB, with 1 kB of style.
  // A skeleton, a heading and a skip link for the keyboard, wordmarks in their own width, forced colours: 0.3 kB, with 0.5 kB of style.
  // Guests' calls for files, and answers that a change of type carries over: 0.4 kB.
  // Separators of several values in a cell, in the contracts of profiles: 0.1 kB, where nothing was left.
  // Times in 24-hour text with what is wrong with them, and the times that later deadlines mean: 0.3 kB.
  seeker: { js: 98_000, css: 24_300 },
};

/** The files that an entry of the shell loads at once, in bytes of brotli. */
export const entryBudgets: Readonly<Record<'shell' | 'sign-in', Budget>> = {
  // The bell's place in the header, its rights and the reasons for late replies brought 0.3 kB; the bell itself is fetched later.
  // Rights of keys and members, tags of inquiries and review states of profiles: 0.3 kB.
  // Files of inquiries and saved views: 0.2 kB.
  // Other organisations of a person, fetched when the menu opens, the guard that ends a page of the former one, and the
  // rights to reports and coverage: 0.4 kB.
  // Ten more kinds of entries with their limits stand in what a person is answered with: 0.9 kB.
  // Dialogs come with the first touch of a page and are not in it: 8.2 kB less.
  // Names that are reserved for addresses of the product, refused where they are typed, and reading a session again after an
  // outage: 0.6 kB.
  // Refusals in words for every kind of issue, with labels of fields, and the folding of names for what is typed: 6.5 kB, in the
  // contracts that every area shares.
  // Where the focus goes when its control disappears, on every page, and two kinds of notifications: 0.3 kB.
  // Suggestions that show the whole list at once, and profiles that wait for review: 0.2 kB, where nothing was left.
  // Times of day as people type them and the stage of a question, in the contracts: 0.1 kB.
  shell: { js: 287_000, css: 24_000 },
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
