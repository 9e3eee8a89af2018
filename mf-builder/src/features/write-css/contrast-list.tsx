import { Button, TriangleAlertIcon } from '@rostrum/ui-kit';
import { formatRatio, type ContrastFinding } from './contrast-findings.ts';
import { cssOutletLabels } from './css-outlets.ts';
import styles from './write-css.module.css';

export interface ContrastListProps {
  findings: readonly ContrastFinding[];
  /** Shows the preview in which the text is hard to read. */
  onShow: (finding: ContrastFinding) => void;
}

const maxShown = 20;
function describePlace({ outlets, mode, isActive }: ContrastFinding): string {
  const state = isActive ? ', under the pointer or in focus' : '';
  const pages = outlets.map((outlet) => cssOutletLabels[outlet].toLowerCase()).join(' and ');
  return `${pages}, ${mode} mode${state}`;
}

/** Text that the style sheet makes hard to read, with what to change. */
export const ContrastList = ({ findings, onShow }: ContrastListProps) =>
  findings.length === 0 ? null : (
    <ul className={styles.contrast} aria-label="Hard to read">
      {findings.slice(0, maxShown).map((finding) => {
        const { className, mode, isActive, front, ground, ratio, required, advice } = finding;
        const place = describePlace(finding);
        return (
          <li key={[className, mode, isActive, front, ground, required].join(' ')}>
            <TriangleAlertIcon aria-hidden size={16} />
            <span className={styles.pair} style={{ color: front, background: ground }} aria-hidden>
              Aa
            </span>
            <p>
              <code>.{className}</code> ({place}): {front} on {ground} is {formatRatio(ratio)} and needs{' '}
              {formatRatio(required)}. {advice}
            </p>
            <Button size="small" aria-label={`Show .${className} (${place})`} onClick={() => onShow(finding)}>
              Show
            </Button>
          </li>
        );
      })}
      {findings.length > maxShown ? (
        <li>
          <p>{findings.length - maxShown} more are listed once these are fixed.</p>
        </li>
      ) : null}
    </ul>
  );
