import type { LockedPackage } from './lockfile.ts';

/** Licences that let us ship a package as it is; each is permissive, for fonts, or asks for its own files alone. */
export const agreedLicences: ReadonlySet<string> = new Set([
  // Dictionaries of English: their word lists are BSD, their packaging MIT.
  '(MIT AND BSD)',
  // date-holidays: its code is ISC; its table of days, from Wikipedia, asks to be named, and the page that shows it does.
  '(ISC AND CC-BY-3.0)',
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  // The choice is ours: it is used under MIT.
  '(MIT OR GPL-3.0-or-later)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  // A dedication to the public domain: MDN's tables of CSS, below css-tree.
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of Python's own argument parser, ported: permissive, with a notice.
  'PSF-2.0',
  'MPL-2.0',
  'OFL-1.1',
  // Code of the package under MIT, the font in it under the OFL.
  'MIT AND OFL-1.1',
  // libvips below sharp: a library of its own beside ours, unchanged, that whoever runs the server may replace.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  // A dedication to the public domain: isbot.
  'Unlicense',
]);

/** Packages whose manifest names no licence, and where their authors name it. */
const licencesElsewhere: Readonly<Record<string, string>> = {
  // Readme; it is the Node part of tus-js-client, which no browser loads.
  'combine-errors': 'MIT',
  // Its file LICENSE; it reads PNG images for pdfkit, which no browser loads.
  'png-js': 'MIT',
};

/** What is wrong with an installed package, by what the lockfile alone tells. */
export function faultsOf(one: LockedPackage, scriptsDecided: ReadonlySet<string>): string[] {
  const { name, version, place, integrity, resolved, license, deprecated, hasInstallScript } = one;
  const what = `${name}@${version}`;
  return [
    ...(integrity?.startsWith('sha512-')
      ? []
      : [`${what} (${place}) has no SHA-512 hash in the lockfile: install it anew from a registry.`]),
    ...(resolved === null
      ? []
      : [
          `${what} names where it came from (${resolved.split(':')[0]}:…): packages come from the configured registry, never from git or an address.`,
        ]),
    ...(/^\d+\.\d+\.\d+/.test(version) ? [] : [`${place} has no version but '${version}'.`]),
    ...(hasInstallScript && !scriptsDecided.has(name)
      ? [
          `${what} runs a script when it is installed: read it, then allow (true) or refuse it (false) in allowScripts of package.json, or do without.`,
        ]
      : []),
    ...(deprecated === null ? [] : [`${what} is deprecated: ${deprecated}`]),
    ...(agreedLicences.has(license ?? licencesElsewhere[name] ?? '')
      ? []
      : [`${what} has the licence '${license ?? 'none'}', which nobody agreed to (rules.ts).`]),
  ];
}
