import type { FoundOrganisation } from '@rostrum/contracts';
import { AppLink, Avatar } from '@rostrum/ui-kit';
import { MatchedSentence } from './matched-sentence.tsx';
import { ResultCard } from './result-card.tsx';
import { countInWords } from './search-words.ts';
import styles from './result-card.module.css';

/** One organisation: its name, what it says of itself, and how many experts it lists. */
export const OrganisationResult = ({ organisation }: { organisation: FoundOrganisation }) => (
  <ResultCard
    picture={
      <Avatar
        decorative
        src={organisation.logo}
        srcDark={organisation.logo_dark}
        firstname={organisation.name}
        rounded={false}
        width={64}
        height={64}
        fontSize={20}
      />
    }
    actions={null}
  >
    <h3 className={styles.name}>
      <AppLink href={organisation.href}>{organisation.name}</AppLink>
    </h3>
    {organisation.match ? (
      <MatchedSentence match={organisation.match} />
    ) : (
      <p className="r-secondary">{organisation.description}</p>
    )}
    <p className={styles.foot}>
      {[organisation.city, countInWords('experts', organisation.experts)].filter(Boolean).join(', ')}
    </p>
  </ResultCard>
);
