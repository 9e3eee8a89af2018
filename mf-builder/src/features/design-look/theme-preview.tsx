import { publicProfiles } from '@rostrum/contracts';
import { cardOf, darkGrounds, themeVariables, type ThemeLook } from '@rostrum/contracts/builder';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Avatar, PageSkeleton } from '@rostrum/ui-kit';
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
    <div ref={frame} className={styles.page} role="region" aria-label="Preview">
      <header className={styles.header}>
        {logo ? <img src={logo} alt="" /> : null}
        <strong>{organisation}</strong>
      </header>
      {shown.isPending ? <PageSkeleton variant="detail" label="Loading the preview" /> : null}
      {first ? (
        <div className={styles.profile}>
          <Avatar src={first.image} firstname={first.name} width={88} height={88} decorative />
          <div>
            <h3>{first.name}</h3>
            <p>{first.headline}</p>
            <p className={styles.quiet}>{first.job_title}</p>
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
        <ul className={styles.topics} aria-label="Can speak on">
          {first.topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.cards}>
        {others.map(({ username, name, job_title }) => (
          <div key={username} className={styles.card}>
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
