import { html, type SafeHtml } from '@rostrum/server-kit/module';
import type { ServedRelease } from './panel-view.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function alertsOf({ area, release, figures, visitors, failed }: ServedRelease): SafeHtml[] {
  const name = html`${area} <code>${release.version}</code>`;
  const unproven = figures?.unproven ?? 0;
  return [
    ...(failed > 0
      ? [
          html`${name} failed for ${failed} of ${counted(visitors, 'visitor')} who were given it, and is not taken back: too few are known to be sure.`,
        ]
      : []),
    ...(unproven > 0
      ? [
          html`${counted(unproven, 'failure')} of ${name} ${unproven === 1 ? 'was' : 'were'} reported by visitors who were not given it from this server today, on the network they report from. They take nothing back.`,
        ]
      : []),
  ];
}

/** What an operator should look at: failures that were told and decide nothing by themselves. */
export function alertSection(served: readonly ServedRelease[]): SafeHtml | '' {
  const alerts = served.flatMap(alertsOf);
  if (alerts.length === 0) return '';
  return html`<h2>Look at this</h2><ul class="plain">${alerts.map((alert) => html`<li class="wrap"><span class="warn" aria-hidden="true">▲</span> ${alert}</li>`)}</ul>`;
}
