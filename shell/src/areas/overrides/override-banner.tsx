import { formatDuration, type RegistryOverride } from '@rostrum/contracts';
import { unsavedChanges } from '@rostrum/remote-runtime';
import { useNow } from '@rostrum/ui-kit';
import { Fragment, useState } from 'react';
import { turnOverridesOff } from './turn-off.ts';
import './override-banner.css';

const minute = 60_000;

function leftOf(overrides: readonly RegistryOverride[], now: number): string {
  const ends = overrides.map(({ until }) => Date.parse(until)).filter((end) => !Number.isNaN(end));
  const minutes = Math.ceil((Math.min(...ends) - now) / minute);
  if (!Number.isFinite(minutes)) return '';
  if (minutes <= 0) return 'over, reload the page';
  return `${formatDuration(minutes * minute)} left`;
}

/** Says on every page that a user runs other releases than everybody else, and turns that off. It pushes the page down. */
export function OverrideBanner({ overrides }: { overrides: readonly RegistryOverride[] }) {
  const now = useNow();
  const [isBusy, setIsBusy] = useState(false);
  const turnOff = () =>
    unsavedChanges.guard('Turn off without saving', () => {
      setIsBusy(true);
      void turnOverridesOff();
    });
  return (
    <section className="f-override" aria-label="Overrides">
      <span>
        <strong>You are not seeing production.</strong>{' '}
        {overrides.map(({ area, label }, index) => (
          <Fragment key={area}>
            {index > 0 ? ', ' : null}
            <code>{area}</code> runs <code>{label}</code>
          </Fragment>
        ))}{' '}
        for you only
      </span>
      <span className="f-override__end">
        <span>{leftOf(overrides, now)}</span>
        <button type="button" className="f-override__off" disabled={isBusy} onClick={turnOff}>
          Turn off
        </button>
      </span>
    </section>
  );
}
