import { chartColours } from './chart-colours.ts';
import { codeFont, uiFont, voiceFont } from './fonts.ts';
import { darkPalette, darkShadows, fixedColours, lightPalette, lightShadows } from './palette.ts';

const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

// Lower case and single quotes, as the formatter leaves them: the written file must pass its check untouched.
const formatted = (value: string) =>
  value.replace(/#[0-9A-F]{6}/g, (hex) => hex.toLowerCase()).replaceAll('"', "'");

const declarations = (values: Readonly<Record<string, string>>, indent: string, prefix = '') =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--rostrum-${prefix}${kebab(name)}: ${formatted(value)};`)
    .join('\n');

/** Values of `display` for elements of one scheme alone, like a logo drawn for it. */
const displays = (scheme: 'light' | 'dark', indent: string) =>
  declarations(
    {
      inLight: scheme === 'light' ? 'block' : 'none',
      inDark: scheme === 'dark' ? 'block' : 'none',
    },
    indent,
    'display-',
  );

const dark = (indent: string) =>
  [
    `${indent}color-scheme: dark;`,
    displays('dark', indent),
    declarations({ ...darkPalette, ...darkShadows }, indent),
    declarations(chartColours.dark, indent, 'chart-'),
  ].join('\n');

/**
 * The style sheet of the `--rostrum-*` variables; `system` is answered by the media query, before any script runs. What is
 * drawn in one scheme whatever the page is in, like a preview, has a class of its own: an area's build drops variables that it
 * does not use itself.
 */
export const variablesCss = (): string =>
  `/* Written by \`npm run write:variables\` from src/theme/palette.ts. Change that file, not this one. */
:root,
.r-scheme-light {
  color-scheme: light;
${displays('light', '  ')}
${declarations({ uiFont, voiceFont, codeFont }, '  ')}
${declarations(fixedColours, '  ')}
${declarations({ ...lightPalette, ...lightShadows }, '  ')}
${declarations(chartColours.light, '  ', 'chart-')}
}

:root[data-theme='dark'],
.r-scheme-dark {
${dark('  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${dark('    ')}
  }
}
`;
