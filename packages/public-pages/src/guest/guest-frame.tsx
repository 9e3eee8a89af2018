import type { ReactNode } from 'react';
import { OrganisationFooter } from '../organisation/organisation-footer.tsx';
import { GuestFooter } from './guest-footer.tsx';
import { GuestHeader, type GuestHeaderProps } from './guest-header.tsx';
import styles from './guest-frame.module.css';

export interface GuestFrameProps extends GuestHeaderProps {
  year: number;
  children: ReactNode;
}

/** What stands around a public page for those who are not signed in. */
export const GuestFrame = ({ year, children, ...header }: GuestFrameProps) => (
  <div className={styles.frame}>
    <a className="r-skip-link" href="#main">
      Skip to content
    </a>
    <GuestHeader {...header} />
    <main id="main" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {header.organisation && <OrganisationFooter organisation={header.organisation} />}
    <GuestFooter year={year} />
    <p className={styles.notice} role="status" data-notice />
  </div>
);
