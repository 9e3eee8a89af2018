import { formatCode, isCountryCode, toWebAddress, type PublicOrganisation } from '@rostrum/contracts';
import { classNames, Avatar, GlobeIcon, MapPinIcon, PhoneIcon } from '@rostrum/ui-kit';
import styles from './organisation-hero.module.css';

const kindWords = (kind: string) => {
  const plain = kind.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Nothing for a code of no country: an older row may hold anything, and must not take the page with it. */
const countryName = (code: string) => (isCountryCode(code) ? formatCode('region', code) : undefined);

export interface OrganisationHeroProps {
  organisation: PublicOrganisation;
  onDeskClick: () => void;
}

/** Which organisation this is, where, and the number of its desk. */
export function OrganisationHero({ organisation, onDeskClick }: OrganisationHeroProps) {
  const { name, logo, kind, description, city, country, desk_phone } = organisation;
  const website = toWebAddress(organisation.website);
  const place = [city, countryName(country)].filter(Boolean).join(', ');
  return (
    <header className={classNames(styles.organisationHero, 'rx-hero')}>
      <Avatar decorative src={logo} firstname={name} rounded={false} width={72} height={72} fontSize={28} />
      <div>
        <h1 className="r-display r-display--small rx-name">{name}</h1>
        <p className={styles.facts}>
          <span>{kindWords(kind)}</span>
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
        </p>
        {description && <p className={classNames(styles.description, 'rx-description')}>{description}</p>}
      </div>
      {desk_phone && (
        <a className={styles.desk} href={`tel:${desk_phone.replace(/\s/g, '')}`} onClick={onDeskClick}>
          <PhoneIcon aria-hidden size={18} />
          <span>
            <span className={styles.number}>{desk_phone}</span>
            <span className="r-caption">The desk, for questions that cannot wait</span>
          </span>
        </a>
      )}
    </header>
  );
}
