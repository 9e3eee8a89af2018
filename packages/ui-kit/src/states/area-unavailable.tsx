import type { ReactNode } from 'react';
import { LiveRegion } from '../a11y/live-region.tsx';
import { Button } from '../antd/core.ts';
import { ChevronDownIcon, RefreshCwIcon } from '../icons.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { LinkButton } from '../navigation/link-button.tsx';
import { BrokenPlug } from './broken-plug.tsx';
import { useAutomaticRetry } from './use-automatic-retry.ts';
import './area-unavailable.css';

export interface AreaUnavailableProps {
  /** Name of the area as in the navigation. */
  area: string;
  /** Icon of the area for the picture. */
  icon?: ReactNode;
  /** What is not affected; a whole sentence or two. */
  stillWorks?: string;
  onRetry: () => void;
  /** Seconds until it tries by itself; leave out for no automatic retry. */
  retryAfterSeconds?: number;
  home?: { label: string; href: string };
  /** Up to three other places to go meanwhile. */
  alternatives?: readonly { label: string; href: string }[];
  /** For support: what failed, of which version, in which request. */
  details?: { version?: string | undefined; reason?: string | undefined; requestId?: string | undefined };
  retrying?: boolean;
}

/** An area that did not load, while everything around it stays alive. */
export function AreaUnavailable({
  area,
  icon,
  stillWorks = 'Everything else still works.',
  onRetry,
  retryAfterSeconds,
  home,
  alternatives = [],
  details,
  retrying = false,
}: AreaUnavailableProps) {
  const retry = useAutomaticRetry(retryAfterSeconds, onRetry);
  const support = [
    [area.toLowerCase(), details?.version].filter(Boolean).join(' '),
    details?.reason,
    details?.requestId ? `request ${details.requestId}` : undefined,
  ].filter(Boolean);

  return (
    <section className="r-area-unavailable">
      <LiveRegion message={`${area} did not load. ${stillWorks}`} />
      <BrokenPlug icon={icon} />
      <h1 className="r-area-unavailable__title">{area} did not load</h1>
      <p className="r-area-unavailable__works">{stillWorks}</p>
      <div className="r-area-unavailable__actions">
        <Button type="primary" icon={<RefreshCwIcon aria-hidden />} onClick={onRetry} loading={retrying}>
          Retry
        </Button>
        {home ? <LinkButton href={home.href}>{home.label}</LinkButton> : null}
      </div>
      {retry.isCounting ? (
        <p className="r-area-unavailable__countdown">
          Trying again in {retry.left} s.{' '}
          <Button type="link" size="small" onClick={retry.stop}>
            Stop
          </Button>
        </p>
      ) : null}
      <hr className="r-area-unavailable__rule" />
      {alternatives.length > 0 ? (
        <p className="r-area-unavailable__meanwhile">
          <span>Meanwhile</span>
          {alternatives.map(({ label, href }) => (
            <AppLink key={href} href={href}>
              {label}
            </AppLink>
          ))}
        </p>
      ) : null}
      {details ? (
        <details className="r-area-unavailable__details" open>
          <summary>
            <ChevronDownIcon aria-hidden /> Details for support
          </summary>
          <code>{support.join(', ')}</code>
        </details>
      ) : null}
    </section>
  );
}
