import type { AreaStatus, ReleaseHistoryEntry } from '@rostrum/contracts/releases';
import { certainShare, fewestFailed } from '../health/health-rule.ts';
import type { SignedOverride } from '../overrides/overrides.repository.ts';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { alertSection } from './alerts.ts';
import {
  bytesText,
  cardTable,
  milliseconds,
  moment,
  percentText,
  sparkline,
  stateBadge,
  timingText,
  type Row,
} from './panel-parts.ts';
import type { FaultRow } from './panel.repository.ts';
import { timelineSection } from './timeline.ts';
import { servedReleases, skewMatrix, targetText, type PanelData, type ServedRelease } from './panel-view.ts';

export const panelHours = [1, 6, 24] as const;

const servedColumns = [
  { name: 'Area' },
  { name: 'Release' },
  { name: 'Who gets it' },
  { name: 'Visitors failed' },
  { name: 'Failures' },
  { name: 'Load', isNumber: true },
  { name: 'Mount', isNumber: true },
  { name: 'Interactive', isNumber: true },
  { name: 'Bytes a load', isNumber: true },
  { name: 'Shared hits', isNumber: true },
  { name: 'Page held up', isNumber: true },
];

function servedRow(served: ServedRelease): Row {
  const { area, release, figures, visitors, failed } = served;
  const loads = figures?.loads ?? 0;
  const perLoad = (sum: number | undefined) => (loads === 0 || sum === undefined ? null : sum / loads);
  const bytes = perLoad(figures?.bytes);
  const hits = perLoad(figures?.shared_hits);
  return {
    isIll: failed >= fewestFailed && certainShare({ visitors, failed }) > 0.05,
    cells: [
      area,
      html`<code>${release.version}</code> ${stateBadge(release.state)}${release.source === 'built' ? html` <small>built</small>` : ''}`,
      served.who,
      visitors === 0
        ? html`<small>nobody came</small>`
        : html`${failed} of ${visitors} <small>${percentText(failed, visitors)}</small>`,
      html`${sparkline(served.inTime)} ${figures?.failures ?? 0}${figures && figures.faults > 0 ? html` <small>+ ${figures.faults} harmless</small>` : ''}${figures && figures.unproven > 0 ? html` <small>+ ${figures.unproven} unproven</small>` : ''}`,
      timingText(served.load),
      timingText(served.mount),
      timingText(served.interactive),
      bytes === null ? '–' : bytesText(bytes),
      hits === null ? '–' : hits.toFixed(1),
      figures && figures.blocks > 0 ? `${figures.blocks}×, ${milliseconds(figures.blocked_ms)}` : '–',
    ],
  };
}

function skew(data: PanelData): SafeHtml {
  const rows = skewMatrix(data);
  if (data.hosts.length === 0 || rows.length === 0)
    return html`<p class="muted">No shell has been served yet, or nothing is released.</p>`;
  const cell = (incompatibility: string | null) =>
    incompatibility === null
      ? html`<td><span class="good"><span aria-hidden="true">✓</span> fits</span></td>`
      : html`<td><span class="bad"><span aria-hidden="true">✕</span> blocked before load</span>: ${incompatibility}</td>`;
  return html`<div class="wide" tabindex="0" role="region" aria-label="Which versions may run together"><table><thead><tr><th scope="col">Area at version</th>${data.hosts.map(
    ({ version, hostApi }, index) =>
      html`<th scope="col">shell <code>${version}</code><br><small>host API ${hostApi}${index === 0 ? ', newest' : ', tabs left open'}</small></th>`,
  )}</tr></thead><tbody>${rows.map(
    ({ area, version, state, incompatibilities }) =>
      html`<tr><th scope="row">${area}@<code>${version}</code> ${stateBadge(state)}</th>${incompatibilities.map(cell)}</tr>`,
  )}</tbody></table></div>`;
}

const faultItem = ({ version, stage, code, message, count, last_at }: FaultRow): SafeHtml =>
  html`<li class="wrap"><strong>${count}×</strong> <code>${version}</code> ${stage}${code === '' ? '' : html` · <code>${code}</code>`}${message === '' ? '' : html`<br>${message}`} <small>last ${moment(last_at)}</small></li>`;

function areaDetails(
  { area, current, previous, releases }: AreaStatus,
  faults: readonly FaultRow[],
): SafeHtml {
  const rows = releases.slice(0, 20).map((release): Row => ({
    cells: [
      html`<code>${release.version}</code>`,
      stateBadge(release.state),
      release.rollouts.map(targetText).join(', ') || '–',
      release.commit === null ? '–' : html`<code>${release.commit.slice(0, 12)}</code>`,
      `${bytesText(release.sizes.js)} + ${bytesText(release.sizes.css)}`,
      html`${moment(release.created_at)} <small>${release.created_by}</small>`,
      release.broken_reason ??
        (release.conflict !== null
          ? `Nobody gets it: it ${release.conflict}`
          : release.incompatibility === null
            ? '–'
            : `This shell cannot host it: ${release.incompatibility}.`),
    ],
  }));
  const columns = [
    { name: 'Version' },
    { name: 'State' },
    { name: 'Rollout' },
    { name: 'Commit' },
    { name: 'JS + CSS, brotli', isNumber: true },
    { name: 'Registered, UTC' },
    { name: 'Remark' },
  ];
  const count = `${releases.length} ${releases.length === 1 ? 'release' : 'releases'}`;
  return html`<details><summary>${area} <small>${current ?? 'nothing released'} · ${count}${faults.length > 0 ? html` · <span class="bad">${faults.length} ${faults.length === 1 ? 'kind' : 'kinds'} of fault</span>` : ''}</small></summary>
<p class="muted">A rollback leads to ${previous === null ? 'nothing: there is no release before' : html`<code>${previous}</code>`}.</p>${cardTable(`Releases of ${area}`, columns, rows)}
${faults.length === 0 ? '' : html`<h3>What fails</h3><ul class="plain">${faults.map(faultItem)}</ul>`}</details>`;
}

const overrideItem = ({ signedBy, choices, expiresAt }: SignedOverride): SafeHtml =>
  html`<li class="wrap">${choices.map((choice) => html`<strong>${choice.area}</strong> <code>${'url' in choice ? choice.url : choice.version}</code> `)}<small>signed by ${signedBy}, until ${moment(expiresAt)} UTC</small></li>`;

const eventWords: Record<ReleaseHistoryEntry['event'], string> = {
  uploaded: 'was uploaded',
  rollout_set: 'was rolled out',
  rollout_ended: 'lost its rollout',
  promoted: 'became everybody’s',
  rolled_back: 'was returned to',
  marked_broken: 'was found broken',
  claim_allowed: 'was allowed a claim',
  claim_withdrawn: 'lost a claim',
};

const historyItem = ({
  area,
  version,
  event,
  actor,
  reason,
  replaced,
  target,
  at,
}: ReleaseHistoryEntry): SafeHtml =>
  html`<li class="wrap">${moment(at)} <strong>${area}</strong> <code>${version}</code> <span class="${event === 'marked_broken' ? 'bad' : ''}">${eventWords[event]}</span>${target === null ? '' : html` to ${targetText(target)}`}${replaced === null ? '' : html`, instead of <code>${replaced}</code>`} <small>by ${actor}</small>${reason === null ? '' : html`<br>${reason}`}</li>`;

const list = (items: readonly SafeHtml[], none: string): SafeHtml =>
  items.length === 0 ? html`<p class="muted">${none}</p>` : html`<ul class="plain">${items}</ul>`;

/** The whole panel; it shows and changes nothing. */
export function panelPage(
  data: PanelData,
  { hours, isOperator }: { hours: number; isOperator: boolean },
): SafeHtml {
  const hourLinks = panelHours.map(
    (one) =>
      html`<a href="/dev/platform?hours=${one}"${one === hours ? html` aria-current="page"` : ''}>${one} h</a>`,
  );
  return html`<p class="muted">What is released, and how it does in the browsers of visitors. This page changes nothing: releases are made with <code>npm run release</code>. Times are UTC; times of areas are median / slowest twentieth, right within an eighth.</p>
<nav class="bar" aria-label="Time">${hourLinks}<a href="/dev/platform?hours=${hours}">Reload</a>${isOperator ? html`<form method="post" action="/dev/platform/sign-out"><button>Sign out</button></form>` : ''}</nav>
${alertSection(servedReleases(data))}
<h2>What visitors get</h2>${cardTable('What visitors get', servedColumns, servedReleases(data).map(servedRow))}
<h2>Which versions may run together</h2>${skew(data)}
<h2>Overrides in force</h2>${list(data.overrides.map(overrideItem), 'Nobody sees anything but what is released.')}
${timelineSection}
<h2>Releases by area</h2>${data.areas.map((area) =>
    areaDetails(
      area,
      data.faults.filter((fault) => fault.area === area.area),
    ),
  )}
<h2>History</h2>${list(data.history.map(historyItem), 'Nothing was released by a command yet.')}`;
}
