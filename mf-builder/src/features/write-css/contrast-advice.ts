import { contrast, nearestReadable, themeVariables, type ThemeLook } from '@rostrum/contracts/builder';
import type { Reading } from './measure-contrast.ts';
import { previewModes, type PreviewMode } from './preview-sheets.ts';
import type { TextReadings } from './text-readings.ts';

interface UnreadableText {
  text: TextReadings;
  /** What was measured of it in this mode and state. */
  reading: Reading;
  mode: PreviewMode;
  isActive: boolean;
  /** Every text with the class: a colour set on the class reaches them all. */
  sameClass: readonly TextReadings[];
}

const textVariables = [
  '--rostrum-text',
  '--rostrum-on-solid',
  '--rostrum-accent',
  '--rostrum-text-2',
] as const;

/** Finds the theme colour that is read best on every ground that the class appears on, in both modes. */
function findReadableVariable({ reading, mode, sameClass }: UnreadableText, look: ThemeLook) {
  const variables = themeVariables(look);
  const places = sameClass.flatMap(({ styled }) =>
    previewModes.flatMap((each) => {
      const found = styled[each];
      return found?.takesColour ? [{ ...found, mode: each }] : [];
    }),
  );
  const ranked = textVariables
    .map((name) => {
      const margins = [...places, { ...reading, mode }].flatMap((place) =>
        place.grounds.map(
          (ground) => contrast(variables[place.mode][name] ?? ground, ground) - place.required,
        ),
      );
      return { name, margin: Math.min(...margins) };
    })
    .toSorted((one, other) => other.margin - one.margin);
  const [best] = ranked;
  return best && best.margin >= 0 ? best.name : undefined;
}

const isReadable = (reading: Reading | undefined): boolean =>
  reading !== undefined && reading.ratio >= reading.required;

/** Says what to change in the style sheet so that a text can be read. */
export function toAdvice(unreadable: UnreadableText, look: ThemeLook): string {
  const { text, reading, mode, isActive, sameClass } = unreadable;
  const { front, ground, groundClass, takesColour } = reading;
  const before = text.plain[mode];
  const part = `.${text.className}${isActive ? ' in this state' : ''}`;
  if (before && reading.opacity < before.opacity) return 'Remove the opacity, or raise it.';
  const isGroundChanged = before !== undefined && before.ground !== ground;
  const background = `the background of .${groundClass ?? text.className}`;
  if (!takesColour) return `Change ${background}. The text on it stays ${front}.`;
  const variable = findReadableVariable(unreadable, look);
  const other = isGroundChanged ? `, or change ${background}.` : '.';
  if (variable) return `Set “color: var(${variable})” on ${part}${other}`;
  const wasReadable = sameClass.every(({ plain }) => isReadable(plain.light) && isReadable(plain.dark));
  if (!isGroundChanged && wasReadable)
    return `Remove “color” from ${part}. It appears on backgrounds for which no single colour fits, and without it each text has the right one.`;
  const colour = nearestReadable(front, ground, ...reading.grounds);
  if (reading.grounds.some((each) => contrast(colour, each) < reading.required))
    return `Change ${background}. No colour can be read on all of it.`;
  return `Set “color: ${colour}” on ${part} for ${mode} mode${other}`;
}
