export { coverSvg } from './cover.ts';
export { portraitSvg } from './portrait.ts';
