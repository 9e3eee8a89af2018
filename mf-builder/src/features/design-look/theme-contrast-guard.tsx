import { checkContrast, makeReadable, type ContrastCheck, type ThemeLook } from '@rostrum/contracts/builder';
import { Button, CircleCheckIcon, TriangleAlertIcon } from '@rostrum/ui-kit';
import styles from './design-theme.module.css';

const names: Record<ContrastCheck['name'], string> = {
  text_on_page: 'Text on page',
  text_on_card: 'Text on card',
  link_on_page: 'Link on page',
  link_on_card: 'Link on card',
  ink_on_primary: 'Text on button',
};

export interface ThemeContrastGuardProps {
  look: ThemeLook;
  onChange: (change: Partial<ThemeLook>) => void;
}

/** What of a look can be read, with the nearest colours that can. Dark mode is derived and always readable. */
export function ThemeContrastGuard({ look, onChange }: ThemeContrastGuardProps) {
  const checks = checkContrast(look);
  const hard = checks.filter(({ isReadable }) => !isReadable);
  const better = makeReadable(look);
  return (
    <div className={styles.guard} data-hard={hard.length > 0 || undefined}>
      <p aria-live="polite">
        {hard.length === 0
          ? 'All text is readable.'
          : `${hard.length} of ${checks.length} are hard to read. Text needs 4.5 : 1.`}
      </p>
      <ul>
        {checks.map(({ name, front, ground, ratio, isReadable }) => {
          const Icon = isReadable ? CircleCheckIcon : TriangleAlertIcon;
          return (
            <li key={name} data-readable={isReadable}>
              <span className={styles.sample} style={{ color: front, background: ground }} aria-hidden>
                Aa
              </span>
              <span>{names[name]}</span>
              <span className="r-tabular">{ratio.toFixed(1)} : 1</span>
              <Icon aria-label={isReadable ? 'readable' : 'hard to read'} role="img" />
            </li>
          );
        })}
      </ul>
      {hard.length > 0 ? (
        <Button size="small" onClick={() => onChange(better)}>
          Use the nearest readable colours
        </Button>
      ) : (
        <p className={styles.note}>
          In dark mode, the link and primary colours are lightened until they’re readable.
        </p>
      )}
    </div>
  );
}
