import { createHash } from 'node:crypto';
import type { CoverFrame } from '@rostrum/contracts/posts';
import { previewSide } from './decode-photo.ts';
import { portraitSides, type Focus } from './cut-portrait.ts';

/** Where the server answers files by their names in the store. */
export const filePath = (name: string): string => `/files/${name}`;

export const previewName = (key: string): string => `${key}-${previewSide}.webp`;

/** Another focus makes another portrait, and another name: what was fetched once never changes. */
const portraitKey = (key: string, { x, y }: Focus): string =>
  createHash('sha256').update(`${key} ${x} ${y}`).digest('hex').slice(0, 32);

const sizeName = (key: string, side: number): string => `${key}-${side}.webp`;

/** The files of a portrait, smallest first. */
export const portraitNames = (key: string, focus: Focus): { side: number; name: string }[] =>
  portraitSides.map((side) => ({ side, name: sizeName(portraitKey(key, focus), side) }));

/** The address that a profile shows: its largest size. */
export const portraitPath = (key: string, focus: Focus): string =>
  filePath(sizeName(portraitKey(key, focus), Math.max(...portraitSides)));

/** Another frame makes another cover, and another name. */
const coverKey = (key: string, { x, y, width }: CoverFrame): string =>
  createHash('sha256').update(`cover ${key} ${x} ${y} ${width}`).digest('hex').slice(0, 32);

/** The files of a cover that was cut: what pages show, and what previews of links show. */
export const coverNames = (key: string, frame: CoverFrame): { shown: string; shared: string } => {
  const name = previewName(coverKey(key, frame));
  return { shown: name, shared: toSharedCover(name) };
};

/** The picture for previews of links beside a cover that was cut, by name or address. */
export const toSharedCover = (cover: string): string => cover.replace(/\.webp$/, '.jpg');

/** The files behind an address that a profile or an organisation shows: every size of a portrait, or the one picture. */
export function namesOfAddress(address: string): string[] {
  const [, name, key] = /^\/files\/(([0-9a-f]{32})-\d{1,5}\.webp)$/.exec(address) ?? [];
  if (name === undefined || key === undefined) return [];
  return [...new Set([name, ...portraitSides.map((side) => sizeName(key, side))])];
}
