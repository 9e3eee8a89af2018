import { Button, CircleCheckIcon, TriangleAlertIcon } from '@rostrum/ui-kit';
import type { BuilderState } from './builder-state.ts';
import { contrast, nearestReadable, textContrast } from '@rostrum/contracts/builder';
import styles from './contrast-guard.module.css';

export interface ContrastGuardProps {
  value: BuilderState;
  onChange: (change: Partial<BuilderState>) => void;
}

const pairs = [
  { key: 'colour', label: 'Text' },
  { key: 'link_colour', label: 'Links' },
] as const;

/** Whether the chosen colours can be read, with the nearest shade that can. */
export function ContrastGuard({ value, onChange }: ContrastGuardProps) {
  return (
    <ul className={styles.list} aria-live="polite">
      {pairs.map(({ key, label }) => {
        const ratio = contrast(value[key], value.background);
        const isReadable = ratio >= textContrast;
        const better = isReadable ? null : nearestReadable(value[key], value.background);
        const Icon = isReadable ? CircleCheckIcon : TriangleAlertIcon;
        return (
          <li key={key} data-readable={isReadable}>
            <Icon aria-hidden />
            <span>
              {label} on background {ratio.toFixed(1)} : 1,{' '}
              {isReadable ? 'readable' : 'hard to read. Text needs 4.5'}
            </span>
            {better ? (
              <Button size="small" onClick={() => onChange({ [key]: better })}>
                <span className={styles.sample} style={{ background: better }} aria-hidden /> Use {better}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
