import { publicPaths } from '@rostrum/contracts';
import { SearchIcon } from 'lucide-react';
import { Portrait } from '../person/portrait.tsx';
import { signInAddress } from './sign-in-address.ts';
import styles from './guest-header.module.css';

export interface GuestHeaderProps {
  organisation: { name: string; company_username: string; logo: string | null };
  /** Path of the page, which signing in leads back to. */
  path: string;
}

/** Header of public pages for guests: the organisation's mark, a search among its people, the ways in. */
export function GuestHeader({ organisation, path }: GuestHeaderProps) {
  const { name, company_username, logo } = organisation;
  const home = publicPaths.organisation(company_username);
  return (
    <header className={styles.header}>
      <a className={styles.organisation} href={home}>
        <Portrait size="mark" name={name} username={company_username} image={logo} />
        <span>{name}</span>
      </a>
      <div className={styles.end}>
        <form role="search" action={home} className={styles.find}>
          <SearchIcon aria-hidden />
          <input
            name="q"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            aria-label="Find another expert"
            placeholder="Find another expert"
            maxLength={100}
          />
        </form>
        <a className={styles.icon} href={home} aria-label="Find another expert">
          <SearchIcon size={18} aria-hidden />
        </a>
        <a className={styles.way} href={signInAddress(path)}>
          Sign in
        </a>
        <a className={styles.signUp} href={signInAddress(path, '/signup')}>
          Create account
        </a>
      </div>
    </header>
  );
}
