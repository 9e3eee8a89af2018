import type { Progress } from './progress.ts';
import type { Metric } from './metric.ts';

export type Measure = {
  /** What `npm run bench -- NAME` calls it. */
  name: string;
  label: string;
  /** It is ended when it takes longer. */
  minutes: number;
  /** So long that it only runs when it is asked for. */
  isLong?: true;
  /** `size` is what follows the name, as in `analytics=200000`; for measures that can be made larger or smaller. */
  run: (progress: Progress, size?: number) => Promise<Metric[]>;
  isSized?: true;
};

/** Everything that can be measured. Each is loaded only when it runs, in a process of its own. */
export const measures: readonly Measure[] = [
  {
    name: 'builds',
    label: 'Builds',
    minutes: 15,
    run: async () => (await import('./measures/build-times.ts')).measureBuilds(),
  },
  {
    name: 'starts',
    label: 'Starts through npm',
    minutes: 5,
    run: async () => (await import('./measures/second-start.ts')).measureSecondStart(),
  },
  {
    name: 'server',
    label: 'The server alone',
    minutes: 3,
    run: async () => (await import('./measures/server.ts')).measureServer(),
  },
  {
    name: 'session',
    label: 'GET session under load',
    minutes: 5,
    run: async (progress) => (await import('./measures/session-load.ts')).measureSessionLoad(progress),
  },
  {
    name: 'public-pages',
    label: 'Public pages for guests',
    minutes: 10,
    run: async (progress) => (await import('./measures/public-pages.ts')).measurePublicPages(progress),
  },
  {
    name: 'embed',
    label: 'Embeds on pages of others',
    minutes: 10,
    run: async (progress) => (await import('./measures/embed.ts')).measureEmbed(progress),
  },
  {
    name: 'search-memory',
    label: 'Memory to understand requests',
    minutes: 5,
    run: async (progress) => (await import('./measures/search-memory.ts')).measureSearchMemory(progress),
  },
  {
    name: 'sign-in',
    label: 'Signing in under load',
    minutes: 3,
    run: async (progress) => (await import('./measures/sign-in-load.ts')).measureSignInLoad(progress),
  },
  {
    name: 'submissions',
    label: 'Two hundred submissions at once',
    minutes: 5,
    run: async (progress) => (await import('./measures/submissions.ts')).measureSubmissions(progress),
  },
  {
    name: 'people',
    label: 'Ten thousand people',
    minutes: 15,
    run: async (progress) => (await import('./measures/people.ts')).measurePeople(progress),
  },
  {
    name: 'people-import',
    label: 'The largest workbook of people, and the same as CSV',
    minutes: 15,
    run: async (progress) => (await import('./measures/people-import.ts')).measurePeopleImport(progress),
  },
  {
    name: 'posts',
    label: 'Posts of a large desk, and their editor',
    minutes: 20,
    isLong: true,
    isSized: true,
    run: async (progress, size = 20_000) =>
      (await import('./measures/posts.ts')).measurePosts(progress, size),
  },
  {
    name: 'rolling-restart',
    label: 'Restarting two servers in turns behind nginx',
    minutes: 10,
    isLong: true,
    isSized: true,
    run: async (progress, size) =>
      (await import('./measures/rolling-restart.ts')).measureRollingRestart(progress, size),
  },
  {
    name: 'overload',
    label: 'Submissions through overload, a kill and an end of the database',
    minutes: 30,
    isLong: true,
    isSized: true,
    run: async (progress, size) => (await import('./measures/overload.ts')).measureOverload(progress, size),
  },
  {
    name: 'inbox',
    label: 'The inbox of a large desk',
    minutes: 15,
    isLong: true,
    isSized: true,
    run: async (progress, size = 100_000) =>
      (await import('./measures/inbox.ts')).measureInboxOf(progress, size),
  },
  {
    name: 'rule-previews',
    label: 'Previews of the Blocked List',
    minutes: 15,
    isLong: true,
    isSized: true,
    run: async (_progress, size = 100_000) =>
      (await import('./measures/rule-previews.ts')).measurePreviewsOf(size),
  },
  {
    name: 'restart',
    label: 'A restart of the database under load',
    minutes: 3,
    run: async (progress) =>
      (await import('./measures/database-restart.ts')).measureDatabaseRestart(progress),
  },
  {
    name: 'mail',
    label: 'Mails that leave',
    minutes: 10,
    run: async (progress) => (await import('./measures/mail.ts')).measureMail(progress),
  },
  {
    name: 'inbound-mail-bombs',
    label: 'Mails that are made to be expensive',
    minutes: 15,
    run: async (progress) =>
      (await import('./measures/inbound-mail-bombs.ts')).measureInboundMailBombs(progress),
  },
  {
    name: 'upload-bombs',
    label: 'Photos that are made to be expensive',
    minutes: 30,
    run: async (progress) => (await import('./measures/upload-bombs.ts')).measureUploadBombs(progress),
  },
  {
    name: 'search-relevance',
    label: 'Relevance of search',
    minutes: 10,
    run: async (progress) =>
      (await import('./measures/search-relevance.ts')).measureSearchRelevance(progress),
  },
  {
    name: 'screening',
    label: 'Screening of inquiries',
    minutes: 5,
    run: async () => (await import('./measures/screening.ts')).measureScreening(),
  },
  {
    name: 'search-scale',
    label: 'Search in 10,000 and 1,000,000 experts',
    minutes: 150,
    isLong: true,
    run: async (progress) =>
      (await import('./measures/search-scale.ts')).measureSearchScale(progress, [10_000, 1_000_000]),
  },
  {
    name: 'search-10k',
    label: 'Search in 10,000 experts',
    minutes: 20,
    isLong: true,
    run: async (progress) =>
      (await import('./measures/search-scale.ts')).measureSearchScale(progress, [10_000]),
  },
  {
    name: 'search-100k',
    label: 'Search in 10,000 and 100,000 experts',
    minutes: 60,
    isLong: true,
    run: async (progress) =>
      (await import('./measures/search-scale.ts')).measureSearchScale(progress, [10_000, 100_000]),
  },
  {
    name: 'analytics',
    label: 'Analytics over 1,000,000 events, or as many as named',
    minutes: 30,
    isLong: true,
    isSized: true,
    run: async (progress, size = 1_000_000) =>
      (await import('./measures/analytics.ts')).measureAnalytics(progress, size),
  },
  {
    name: 'analytics-10m',
    label: 'Analytics over 10,000,000 events',
    minutes: 120,
    isLong: true,
    run: async (progress) => (await import('./measures/analytics.ts')).measureAnalytics(progress, 10_000_000),
  },
  {
    name: 'settings',
    label: 'Provisioning, webhooks and exports',
    minutes: 40,
    isLong: true,
    isSized: true,
    run: async (progress, size = 10_000) =>
      (await import('./measures/settings.ts')).measureSettings(progress, size),
  },
  {
    name: 'first-pages',
    label: 'Code of the first pages',
    minutes: 10,
    run: async () => (await import('./measures/first-page-bytes.ts')).measureFirstPageBytes(),
  },
  {
    name: 'bytes',
    label: 'What the first pages carry, by package',
    minutes: 10,
    run: async () => (await import('./measures/page-packages.ts')).measurePagePackages(),
  },
  {
    name: 'first-page-times',
    label: 'First pages on a slow phone',
    minutes: 30,
    run: async (progress) => (await import('./measures/first-page-times.ts')).measureFirstPageTimes(progress),
  },
  {
    name: 'tabs',
    label: 'Twelve tabs of one person',
    minutes: 10,
    run: async (progress) => (await import('./measures/tabs.ts')).measureTabs(progress),
  },
  {
    name: 'independence',
    label: 'One area: build, release, rollback',
    minutes: 10,
    run: async (progress) => (await import('./measures/independence.ts')).measureIndependence(progress),
  },
];
