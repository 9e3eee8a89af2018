import { SafeHtml } from '@rostrum/server-kit/module';

/** Where a table has no room each of its rows becomes a card of names and values; the matrix scrolls by itself. */
export const panelStyle = new SafeHtml(`
:root{--good:#1b7a3d;--warn:#8a5a00;--bad:#b3261e;--soft:#f3f6f7;--badsoft:#fdf0ef}
@media (prefers-color-scheme:dark){:root{--good:#6fce92;--warn:#e5b454;--bad:#ff9d95;--soft:#1b2429;--badsoft:#34201f}}
main{max-width:88rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:1rem 0 .25rem}
.bar{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center}.bar a{display:inline-flex;align-items:center;min-height:32px}
.bar form{margin-left:auto}.bar button{margin:0}a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
td,th{font-size:.9rem}thead th{color:var(--muted);font-weight:500;vertical-align:bottom}tbody th{font-weight:600}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}small{color:var(--muted);font-size:.85em}
code{font:.85rem/1.4 ui-monospace,monospace;overflow-wrap:break-word}.wrap code{overflow-wrap:anywhere}.wide:focus-visible{outline-offset:-2px}
.badge{white-space:nowrap;font-size:.85rem}.good{color:var(--good)}.warn{color:var(--warn)}.bad{color:var(--bad)}tr.ill{background:var(--badsoft)}
svg.spark{width:6rem;height:1.25rem;display:inline-block;vertical-align:middle;color:var(--muted)}.ill svg.spark{color:var(--bad)}
details{border:1px solid var(--line);border-radius:6px;margin:.5rem 0;padding:0 1rem}details[open]{padding-bottom:1rem}
summary{cursor:pointer;padding:.75rem 0;font-weight:600;min-height:44px}summary small{font-weight:400}
.wrap{overflow-wrap:anywhere;white-space:normal}ul.plain{list-style:none;margin:0;padding:0}ul.plain li{padding:.4rem 0;border-bottom:1px solid var(--line)}
@media (max-width:1099px){table.cards,table.cards tr,table.cards td,table.cards th{display:block}
table.cards tbody{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:.5rem}
table.cards thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
table.cards tr{border:1px solid var(--line);border-radius:6px;padding:.25rem .75rem}
table.cards td,table.cards th{border:0;padding:.25rem 0;text-align:left}
table.cards td{display:flex;justify-content:space-between;gap:1rem}table.cards td>span{text-align:right;min-width:0;overflow-wrap:anywhere}
table.cards td::before{content:attr(data-name);color:var(--muted);flex:none}table.cards td.n{white-space:normal}}
@media (max-width:767px){.bar form{margin-left:0}}`);
