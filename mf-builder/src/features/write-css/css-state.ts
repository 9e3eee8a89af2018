import type { CssProblem } from '@rostrum/contracts/builder';
import type { ContrastResult } from './measure-stage.ts';

interface CssState {
  check: { problems: readonly CssProblem[]; isCurrent: boolean; isFailed: boolean };
  /** Undefined until the previews are measured. */
  contrast: ContrastResult | undefined;
  isDirty: boolean;
  isChanged: boolean;
}

const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;

/** Describes a style sheet: what was found in it, and whether it is saved and published. */
export function describeCssState({ check, contrast, isDirty, isChanged }: CssState): string {
  if (check.problems.length > 0) return count(check.problems.length, 'problem', 'problems');
  const saved = isDirty ? ', not saved' : isChanged ? ', draft saved, not published' : '';
  if (check.isFailed && !check.isCurrent) return `Not checked: the server couldn’t be reached${saved}`;
  if (!contrast) return `Checking the style sheet${saved}`;
  const { findings } = contrast;
  return findings.length > 0
    ? `${count(findings.length, 'text', 'texts')} hard to read${saved}`
    : `No problems${saved}`;
}
