import { formatPlace, toWebAddress, type PublicOrganisation } from '@rostrum/contracts';
import { GlobeIcon, MapPinIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Portrait } from '../person/portrait.tsx';
import { HeroPicture } from '../page/hero-picture.tsx';
import { DeskCard } from './desk-card.tsx';
import { kindWords } from './organisation-words.ts';
import styles from './organisation-hero.module.css';

export interface OrganisationHeroProps {
  organisation: PublicOrganisation;
  /** The moment the page is drawn at. */
  now: number;
  /** The search among its experts. */
  search: ReactNode;
  onDeskClick?: (() => void) | undefined;
}

/** Which organisation this is, in its own colours, with the search among its experts and the way to its desk. */
export function OrganisationHero({ organisation, now, search, onDeskClick }: OrganisationHeroProps) {
  const { name, company_username, logo, logo_dark, kind, description } = organisation;
  const website = toWebAddress(organisation.website);
  const place = formatPlace(organisation);
  return (
    <>
      <HeroPicture layout={organisation.layout} isWide />
      <div className={styles.band}>
        <div className={styles.inside}>
          <div className={styles.words}>
            <header className={classNames(styles.head, 'rx-hero')}>
              <Portrait
                size="logo"
                name={name}
                username={company_username}
                image={logo}
                imageDark={logo_dark}
              />
              <div className={styles.who}>
                <h1 className={classNames(styles.name, 'rx-name')}>{name}</h1>
                <p className={styles.facts}>
                  {kindWords(kind) && <span>{kindWords(kind)}</span>}
                  {place && (
                    <span>
                      <MapPinIcon aria-hidden /> {place}
                    </span>
                  )}
                  {website && (
                    <a href={website} target="_blank" rel="noopener noreferrer">
                      <GlobeIcon aria-hidden /> {new URL(website).host.replace(/^www\./, '')}
                    </a>
                  )}
                  {organisation.social.map((address) => (
                    <a
                      key={address}
                      href={toWebAddress(address) ?? '#'}
                      target="_blank"
                      rel="noopener noreferrer me"
                    >
                      {new URL(address).host.replace(/^www\./, '')}
                    </a>
                  ))}
                  {organisation.privacy_contact && (
                    <a href={`mailto:${organisation.privacy_contact}`}>
                      Privacy: {organisation.privacy_contact}
                    </a>
                  )}
                </p>
              </div>
              {description && (
                <p className={classNames(styles.description, 'rx-description')}>{description}</p>
              )}
            </header>
            {search}
          </div>
          <DeskCard organisation={organisation} now={now} onPhone={onDeskClick} />
        </div>
      </div>
    </>
  );
}
