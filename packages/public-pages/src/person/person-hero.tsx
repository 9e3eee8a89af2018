import { publicPaths, type PublicPerson } from '@rostrum/contracts';
import type { ReactNode } from 'react';
import { PageLink } from '../page-link.tsx';
import { HeroPicture } from '../page/hero-picture.tsx';
import { displayName } from './person-words.ts';
import { Portrait } from './portrait.tsx';
import { classNames } from '../class-names.ts';
import styles from './person-hero.module.css';

export interface PersonHeroProps {
  person: PublicPerson;
  /** Bookmark, vCard and share. */
  actions: ReactNode;
}

/** Who this is, above the fold: portrait, name as it is said, headline, job. */
export function PersonHero({ person, actions }: PersonHeroProps) {
  const { layout } = person.organisation;
  const said = [person.name_pronunciation, person.pronouns].filter(Boolean).join(' · ');
  return (
    <>
      <HeroPicture layout={layout} />
      <header
        className={classNames(styles.personHero, layout?.hero.style === 'band' && styles.band, 'rx-hero')}
      >
        <Portrait size="large" name={displayName(person)} username={person.username} image={person.image} />
        <div className={styles.who}>
          <h1 className={classNames(styles.name, 'rx-name')}>{displayName(person)}</h1>
          {said && (
            <p className={styles.said}>
              {person.name_pronunciation && <span className="r-visually-hidden">Pronounced </span>}
              {said}
            </p>
          )}
          {person.name_recording && (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the spelling of the name stands beside it in words
            <audio
              className={styles.recording}
              controls
              preload="none"
              src={person.name_recording}
              aria-label={`Recording of the name: ${person.name_pronunciation ?? displayName(person)}`}
            />
          )}
          {person.headline && <p className={classNames(styles.headline, 'rx-headline')}>{person.headline}</p>}
          <p className={classNames(styles.job, 'rx-job')}>
            {[person.job_title, person.department].filter(Boolean).join(', ')},{' '}
            <PageLink href={publicPaths.organisation(person.organisation.company_username)}>
              {person.organisation.name}
            </PageLink>
          </p>
        </div>
        <div className={styles.actions} data-actions>
          {actions}
        </div>
      </header>
    </>
  );
}
