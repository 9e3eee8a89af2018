import { formatNumber, publicPaths } from '@rostrum/contracts';
import { Portrait } from '../person/portrait.tsx';
import { PageColumns } from '../page/page-columns.tsx';
import { PageSteps } from '../organisation/page-steps.tsx';
import type { TopicPageInput } from '../server-interface.ts';
import { TopicPosts } from './topic-posts.tsx';
import { TopicSpeakers } from './topic-speakers.tsx';
import styles from './topic-page.module.css';

const count = (amount: number, one: string, many: string) =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`;

const TopicLinks = ({ label, titles }: { label: string; titles: readonly string[] }) =>
  titles.length === 0 ? null : (
    <section aria-label={label} className={styles.side}>
      <h2>{label}</h2>
      <ul className={styles.words}>
        {titles.map((title) => (
          <li key={title}>
            <a href={publicPaths.topic(title)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );

const Organisations = ({ organisations }: Pick<TopicPageInput, 'organisations'>) => (
  <section aria-label="Organisations" className={styles.side}>
    <h2>Organisations</h2>
    <ul className={styles.organisations}>
      {organisations.map(({ name, company_username, logo, logo_dark, count: experts }) => (
        <li key={company_username}>
          <a href={publicPaths.organisation(company_username)}>
            <Portrait
              size="mark"
              name={name}
              username={company_username}
              image={logo}
              imageDark={logo_dark}
            />
            <span>{name}</span>
          </a>{' '}
          <span className={styles.count}>{formatNumber(experts)}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** Who speaks on a topic, across organisations. */
export function TopicPage(topic: TopicPageInput) {
  const { title, entryTerms, broader, narrower, people, organisations, posts, from, size, total } = topic;
  const path = publicPaths.topic(title);
  return (
    <PageColumns
      aside={
        <>
          <Organisations organisations={organisations} />
          <TopicLinks label="Broader topics" titles={broader} />
          <TopicLinks label="Narrower topics" titles={narrower} />
        </>
      }
    >
      <h1 className="r-display r-display--small">{title}</h1>
      {entryTerms.length > 0 && <p className={styles.also}>Also called {entryTerms.join(', ')}</p>}
      <div className={styles.head}>
        <h2>Who speaks on it</h2>
        <p>
          {count(total, 'expert', 'experts')} in{' '}
          {count(organisations.length, 'organisation', 'organisations')}
        </p>
      </div>
      <TopicSpeakers people={people} />
      <PageSteps
        from={from}
        size={size}
        total={total}
        addressAt={(next) => (next === 0 ? path : `${path}?page_from=${String(next)}`)}
      />
      <TopicPosts posts={posts} />
    </PageColumns>
  );
}
