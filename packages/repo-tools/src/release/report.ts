import type { AreaStatus, ReleaseHistoryEntry, ReleaseSummary } from '@rostrum/contracts/releases';
import type { Intent, Target } from './arguments.ts';
import { shortCommit } from './commit-of.ts';

export const whoOf = (target: Target): string =>
  ({
    percent: `${'percent' in target ? target.percent : 0} % of visitors`,
    organisation: `the organisation ${'organisation' in target ? target.organisation : ''}`,
    user: 'email' in target ? target.email : '',
  })[target.to];

/** The same command again, with other words at its end. */
export const again = (area: string, server: string, ...words: string[]): string =>
  ['npm run release --', `mf-${area}`, ...words, '--server', server].join(' ');

/** What can be done next, and how to take it back. */
export function nextSteps(intent: Intent, version: string, status: AreaStatus, server: string): string[] {
  const { area, previous, current } = status;
  const command = (...words: string[]) => again(area, server, ...words);
  switch (intent.kind) {
    case 'upload':
      return [
        `Some visitors: ${command(version, '--canary', '10')}`,
        `Everybody:     ${command(version, '--promote')}`,
        'Undo:          nothing to undo, nobody gets it yet',
      ];
    case 'rollOut':
      return [
        `Everybody:     ${command(version, '--promote')}`,
        `Undo:          ${command(version, '--rollback')}   (they get ${current ?? 'nothing'} again)`,
      ];
    case 'promote':
      return [
        previous === null
          ? 'Undo:          there is no release before it to return to'
          : `Undo:          ${command('--rollback')}   (everybody gets ${previous} again)`,
      ];
    case 'rollback':
      return [`Undo:          ${command(version, '--promote')}`];
    case 'status':
      return [];
  }
}

const fits = ({ incompatibility, conflict }: ReleaseSummary) =>
  `${incompatibility === null ? '' : `, cannot be hosted: ${incompatibility}`}${conflict === null ? '' : `, given to no one: it ${conflict}`}`;

/** One line for each release of an area, and what happened to them. */
export function statusLines(status: AreaStatus, history: readonly ReleaseHistoryEntry[]): string[] {
  return [
    `${status.area}: everybody gets ${status.current ?? 'nothing'}`,
    ...status.releases.map((release) => {
      const rollouts = release.rollouts.map(whoOf).join(', ');
      const from = release.commit === null ? release.source : `from ${shortCommit(release.commit)}`;
      return `  ${release.version}  ${release.state.padEnd(9)} ${from}${rollouts === '' ? '' : `, given to ${rollouts}`}${fits(release)}`;
    }),
    'What happened:',
    ...history.map(
      ({ at, version, event, actor, reason }) =>
        `  ${at}  ${version}  ${event.replaceAll('_', ' ')} by ${actor}${reason === null ? '' : `: ${reason}`}`,
    ),
  ];
}
