import type { OverrideChoice } from '@rostrum/contracts/platform';
import type { AreaStatus } from '@rostrum/contracts/releases';
import { InputError, NotFoundError } from '@rostrum/server-kit';
import { developerUrl, type AllowedDevelopers } from './developer-url.ts';

function checkChoice(
  choice: OverrideChoice,
  area: AreaStatus | undefined,
  { developers, path }: { developers: AllowedDevelopers; path: string },
): OverrideChoice {
  if (!('url' in choice)) {
    const release = area?.releases.find(({ version }) => version === choice.version);
    if (release && release.state !== 'uploading') return choice;
    throw new NotFoundError(
      `There is no release '${choice.version}' of '${choice.area}'. Upload it first: npm run release -- mf-${choice.area}`,
    );
  }
  const url = developerUrl(choice.url, developers);
  if (url === undefined)
    throw InputError.field(
      `${path}.url`,
      'Use the address of your own machine, like http://localhost:3001, or an origin that OVERRIDE_ORIGINS names.',
    );
  const isDescribed = area?.releases.some(
    ({ state, incompatibility }) => state !== 'uploading' && incompatibility === null,
  );
  if (area && (area.current !== null || isDescribed)) return { area: choice.area, url };
  throw new NotFoundError(
    `The server does not know yet where '${choice.area}' belongs in the shell. Upload it once (npm run release -- mf-${choice.area}); nobody else sees it until it is promoted. Then open this link again.`,
  );
}

/** The choices as they may run; throws what is wrong with the first that may not, at its field. */
export function checkChoices(
  choices: readonly OverrideChoice[],
  released: readonly AreaStatus[],
  developers: AllowedDevelopers,
): OverrideChoice[] {
  const areas = choices.map(({ area }) => area);
  const twice = areas.findIndex((area, index) => areas.indexOf(area) !== index);
  if (twice !== -1)
    throw InputError.field(
      `overrides.${twice}.area`,
      `'${areas[twice]}' is named twice. Name each area once.`,
    );
  return choices.map((choice, index) =>
    checkChoice(
      choice,
      released.find(({ area }) => area === choice.area),
      { developers, path: `overrides.${index}` },
    ),
  );
}
