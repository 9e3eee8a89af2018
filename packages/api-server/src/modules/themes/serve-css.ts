import type { ThemeLook } from '@rostrum/contracts/builder';
import { scopeOf } from './css/compile-css.ts';
import { compileCssInWorker } from './css/compile-css-in-worker.ts';
import { writeThemeCss } from './write-theme-css.ts';

const mostKept = 100;
const kept = new Map<string, string>();

export interface ServedTheme {
  orgId: string;
  companyUsername: string;
  number: number;
  look: ThemeLook;
  css: string;
}

/** The sheet that visitors get. A publication never changes, so that it is compiled once and kept for those who follow. */
export async function serveCss({ orgId, companyUsername, number, look, css }: ServedTheme): Promise<string> {
  const key = `${orgId} ${companyUsername} ${number}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const own = await compileCssInWorker(css, scopeOf(companyUsername));
  const sheet = `${writeThemeCss(look, companyUsername)}${own.css}`;
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, sheet);
  return sheet;
}
