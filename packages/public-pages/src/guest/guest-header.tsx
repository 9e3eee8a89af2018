import { publicPaths, type PublicLayout, maxSearchLength } from '@rostrum/contracts';
import { SearchIcon } from 'lucide-react';
import { Portrait } from '../person/portrait.tsx';
import { signInAddress } from './sign-in-address.ts';
import { RostrumMark } from './rostrum-mark.tsx';
import styles from './guest-header.module.css';

/** Whose page it is, for what stands around it. */
export interface FrameOrganisation {
  name: string;
  company_username: string;
  logo: string | null;
  logo_dark?: string | null;
  layout?: PublicLayout | null;
}

export interface GuestHeaderProps {
  /** Null for a page that belongs to none. */
  organisation: FrameOrganisation | null;
  /** Path of the page, which signing in leads back to. */
  path: string;
}

/** Header of public pages for guests: whose page it is, a search among its people, the ways in. */
export const GuestHeader = ({ organisation, path }: GuestHeaderProps) => (
  <header className={styles.header}>
    {organisation ? (
      <a className={styles.organisation} href={publicPaths.organisation(organisation.company_username)}>
        <Portrait
          size="mark"
          name={organisation.name}
          username={organisation.company_username}
          image={organisation.logo}
          imageDark={organisation.logo_dark}
        />
        <span>{organisation.name}</span>
      </a>
    ) : (
      <a className={styles.organisation} href="/">
        <RostrumMark />
        <span>Rostrum</span>
      </a>
    )}
    <div className={styles.end}>
      {organisation && <Find home={publicPaths.organisation(organisation.company_username)} />}
      <a className={styles.way} href={signInAddress(path)}>
        Sign in
      </a>
      <a className={styles.signUp} href={signInAddress(path, '/signup')}>
        Create account
      </a>
    </div>
  </header>
);

const Find = ({ home }: { home: string }) => (
  <>
    <form role="search" aria-label="Header" action={home} className={styles.find}>
      <SearchIcon aria-hidden />
      <input
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Find another expert"
        placeholder="Find another expert"
        maxLength={maxSearchLength}
      />
    </form>
    <a className={styles.icon} href={home} aria-label="Find another expert">
      <SearchIcon size={18} aria-hidden />
    </a>
  </>
);
