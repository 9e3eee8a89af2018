import { publicProfiles } from '@rostrum/contracts';
import { cardOf, darkGrounds, themeVariables, type ThemeLook } from '@rostrum/contracts/builder';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Avatar, classNames, PageSkeleton } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';
import styles from './theme-preview.module.css';

export interface ThemePreviewProps {
  look: ThemeLook;
  logo: string | null;
  companyUsername: string;
  organisation: string;
  isDark: boolean;
}

const dark = {
  '--rostrum-surface': darkGrounds.page,
  '--rostrum-canvas': darkGrounds.canvas,
  '--rostrum-sunken': darkGrounds.card,
};

/** The organisation's own people and posts in the draft, by the same variables that public pages get. */
export function ThemePreview({ look, logo, companyUsername, organisation, isDark }: ThemePreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useQuery({
    ...contractQueryOptions(publicProfiles.organisation, {
      params: { company_username: companyUsername },
      query: { page_size: 4 },
    }),
    retry: false,
  });
  useEffect(() => {
    const { shape, ...modes } = themeVariables(look);
    const variables = {
      ...shape,
      ...(isDark ? { ...modes.dark, ...dark } : { ...modes.light, '--rostrum-sunken': cardOf(look) }),
    };
    for (const [name, value] of Object.entries(variables)) frame.current?.style.setProperty(name, value);
  }, [look, isDark]);
  const people = shown.data?.people.items ?? [];
  const [first, ...others] = people;
  return (
    <div ref={frame} className={styles.page} role="region" aria-label="Preview" data-theme-preview="">
      <header className={styles.header}>
        {logo ? <img src={logo} alt="" /> : null}
        <strong>{organisation}</strong>
      </header>
      {shown.isPending ? <PageSkeleton variant="detail" label="Loading the preview" /> : null}
      {first ? (
        <div className={classNames(styles.profile, 'rx-hero')}>
          <Avatar src={first.image} firstname={first.name} width={88} height={88} decorative />
          <div>
            <h3 className="rx-name">{first.name}</h3>
            <p className="rx-headline">{first.headline}</p>
            <p className={classNames(styles.quiet, 'rx-job')}>{first.job_title}</p>
            <p className={styles.row}>
              <span className={styles.solid}>Inquire</span>
              <span className={styles.link}>View profile</span>
            </p>
          </div>
        </div>
      ) : null}
      {!shown.isPending && !first ? (
        <div className={styles.profile}>
          <p>
            There is no public profile yet. The look holds for the first one.{' '}
            <span className={styles.link}>This is a link</span>, and{' '}
            <span className={styles.solid}>a button</span>.
          </p>
        </div>
      ) : null}
      {first && first.topics.length > 0 ? (
        <ul className={classNames(styles.topics, 'rx-topics')} aria-label="Can speak on">
          {first.topics.map((topic) => (
            <li key={topic} className="rx-topic">
              {topic}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={classNames(styles.cards, 'rx-cards')}>
        {others.map(({ username, name, job_title }) => (
          <div key={username} className={classNames(styles.card, 'rx-card')}>
            <span className={styles.link}>{name}</span>
            <p className={styles.quiet}>{job_title}</p>
          </div>
        ))}
        {shown.data?.posts.slice(0, 1).map(({ id, title, summary }) => (
          <div key={id} className={styles.card}>
            <span className={styles.link}>{title}</span>
            <p className={styles.quiet}>{summary}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
