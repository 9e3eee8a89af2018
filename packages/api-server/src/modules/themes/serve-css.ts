import type { ThemeLook } from '@rostrum/contracts/builder';
import { compileCss, scopeOf } from './css/compile-css.ts';
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
export function serveCss({ orgId, companyUsername, number, look, css }: ServedTheme): string {
  const key = `${orgId} ${companyUsername} ${number}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const sheet = `${writeThemeCss(look, companyUsername)}${compileCss(css, scopeOf(companyUsername)).css}`;
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, sheet);
  return sheet;
}
