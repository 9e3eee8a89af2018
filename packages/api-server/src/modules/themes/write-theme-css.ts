import { scopeOf } from './css/compile-css.ts';
import { themeVariables, type ThemeLook } from '@rostrum/contracts/builder';

const declare = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

/** Controls of antd have variables of their own, on the element of their mode. */
const controls = declare({
  '--rostrum-color-primary': 'var(--rostrum-accent)',
  '--rostrum-color-primary-hover': 'var(--rostrum-accent-hover)',
  '--rostrum-color-link': 'var(--rostrum-accent)',
  '--rostrum-color-link-hover': 'var(--rostrum-accent-hover)',
  '--rostrum-color-link-active': 'var(--rostrum-accent-hover)',
  '--rostrum-color-text': 'var(--rostrum-text)',
  '--rostrum-color-bg-container': 'var(--rostrum-surface)',
  '--rostrum-font-family': 'var(--rostrum-ui-font)',
  '--rostrum-border-radius': 'var(--rostrum-theme-control-radius)',
  '--rostrum-border-radius-lg': 'var(--rostrum-theme-control-radius)',
});

/** Buttons are filled with the primary colour, under the ink that is read on it. */
const buttons = declare({
  '--rostrum-color-primary': 'var(--rostrum-solid)',
  '--rostrum-color-primary-hover': 'var(--rostrum-solid-hover)',
  '--rostrum-color-primary-active': 'var(--rostrum-solid-hover)',
  '--rostrum-button-primary-color': 'var(--rostrum-on-solid)',
});

/** Ticks and switches are white on the product’s own colour, which a theme could make unreadable. */
const themed =
  ':is(.rostrum-light,.rostrum-dark):not([class*="ant-checkbox"],[class*="ant-radio"],[class*="ant-switch"])';

/**
 * The style sheet of a published look. It holds only while a page of this organisation is shown: pages mark themselves
 * with `data-organisation`, and nothing else of the application changes.
 */
export function writeThemeCss(look: ThemeLook, companyUsername: string): string {
  const { shape, light, dark } = themeVariables(look);
  const page = scopeOf(companyUsername);
  const shown = `:root:root:has(${page})`;
  return [
    `${shown}{${declare(shape)}${declare(light)}}`,
    `${shown}[data-theme="dark"]{${declare(dark)}}`,
    `@media (prefers-color-scheme:dark){${shown}:not([data-theme]){${declare(dark)}}}`,
    `${shown} ${themed}{${controls}}`,
    `${shown} .ant-btn${themed}{${buttons}}`,
    `${shown} body{font-family:var(--rostrum-ui-font)}`,
    `${shown} :is(h1,h2,h3){font-family:var(--rostrum-theme-heading-font)}`,
    `${page} .r-card{border-radius:var(--rostrum-theme-card-radius)}`,
    '',
  ].join('\n');
}
