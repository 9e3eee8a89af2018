import './logo.css';

export interface LogoProps {
  /** The mark alone, for narrow headers. */
  markOnly?: boolean;
  size?: number;
}

/** The Rostrum mark (a speaker behind a lectern) with its name. */
export const Logo = ({ markOnly = false, size = 26 }: LogoProps) => (
  <span className="r-logo" {...(markOnly ? { role: 'img', 'aria-label': 'Rostrum' } : {})}>
    <svg viewBox="0 0 26 26" width={size} height={size} aria-hidden>
      <rect className="r-logo__ground" width="26" height="26" rx="6.5" />
      <circle className="r-logo__head" cx="13" cy="8.2" r="2.9" />
      <path
        className="r-logo__lectern"
        d="M5.9 12.6h14.2l-1.7 6.3a1.6 1.6 0 0 1-1.55 1.2h-7.7a1.6 1.6 0 0 1-1.55-1.2z"
      />
    </svg>
    {markOnly ? null : <span className="r-logo__name">Rostrum</span>}
  </span>
);
