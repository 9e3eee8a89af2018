import type { PersonDetail } from '@rostrum/contracts';
import { Button, Card, CircleCheckIcon, CircleIcon } from '@rostrum/ui-kit';
import { ConsentRequest } from './consent-request.tsx';
import styles from './ready-list.module.css';

export interface ReadyListProps extends Pick<PersonDetail, 'kind' | 'missing'> {
  /** Everything that publishing needs. */
  parts: readonly { label: string; target: string; isMissing: boolean }[];
  /** Takes the reader to the part of the page with this id. */
  onJump: (target: string) => void;
}

/** Shows what publishing needs: each part done, or a link to where it is missing. Consent is given in this card. */
export function ReadyList({ kind, missing, parts, onJump }: ReadyListProps) {
  const ready = parts.filter(({ isMissing }) => !isMissing).length;
  return (
    <Card title="Ready to publish" hint={`${ready} of ${parts.length}`}>
      <ul className={styles.list}>
        {parts.map(({ label, target, isMissing }) => {
          const Icon = isMissing ? CircleIcon : CircleCheckIcon;
          return (
            <li key={label} data-missing={isMissing || undefined}>
              <Icon aria-hidden />
              {isMissing && target !== '' ? (
                <Button type="link" size="small" onClick={() => onJump(target)}>
                  {label}
                  <span className="r-visually-hidden">, missing</span>
                </Button>
              ) : (
                <span>
                  {label}
                  <span className="r-visually-hidden">{isMissing ? ', missing' : ', done'}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {missing.includes('consent') ? <ConsentRequest kind={kind} /> : null}
    </Card>
  );
}
