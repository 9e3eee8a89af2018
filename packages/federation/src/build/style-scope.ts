import { transform, type Selector, type SelectorComponent } from 'lightningcss';

/**
 * What an area's global class names and animations begin with: its own name and a hyphen, and what stands here. Each is
 * owned by one area; names of CSS modules need no entry, the build begins them with the area.
 */
export const stylePrefixes: Readonly<Record<string, readonly string[]>> = {
  seeker: ['sk'],
};

/** Rules whose names or reach are the whole document's, so no area may have them. */
const global: Readonly<Record<string, string>> = {
  'font-face': 'fonts are declared by ui-kit',
  property: 'registered properties are declared by ui-kit',
  'layer-block': 'layers are ordered by the shell',
  'layer-statement': 'layers are ordered by the shell',
  'counter-style': 'counter styles have one name in the whole page',
  'font-palette-values': 'font palettes have one name in the whole page',
  'view-transition': 'transitions between pages are the shell’s',
  page: 'printed pages are the shell’s',
  import: 'everything that is imported belongs into the bundle',
};

export interface StyleFault {
  line: number;
  column: number;
  reason: string;
}

/** True for names that belong to the area, as they are in the emitted style sheet. */
export const ownsName =
  (area: string, prefixes: Readonly<Record<string, readonly string[]>> = stylePrefixes) =>
  (name: string): boolean =>
    name.startsWith(`${area}_`) ||
    [area, ...(prefixes[area] ?? [])].some(
      (prefix) => name === prefix || name.startsWith(`${prefix}-`) || name.startsWith(`${prefix}_`),
    );

function isOwnComponent(component: SelectorComponent, owns: (name: string) => boolean): boolean {
  if (component.type === 'class') return owns(component.name);
  // A nested rule stands inside its parent, which is judged by itself.
  if (component.type === 'nesting') return true;
  if (component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where'))
    return component.selectors.every((selector) => isInScope(selector, owns));
  return false;
}

/** A selector stays in the area when what it hits has one of the area's classes, or stands below such an element. */
const isInScope = (selector: Selector, owns: (name: string) => boolean): boolean =>
  selector.some((component) => isOwnComponent(component, owns));

/** Every rule of a style sheet that could reach beyond the area, in the order of the file. */
export function styleFaults(css: string, owns: (name: string) => boolean): StyleFault[] {
  const faults: StyleFault[] = [];
  transform({
    filename: 'area.css',
    code: Buffer.from(css),
    visitor: {
      Rule(rule) {
        const { type } = rule;
        const reason = global[type];
        if (type === 'style' && !rule.value.selectors.every((selector) => isInScope(selector, owns)))
          faults.push({ ...at(rule.value.loc), reason: 'a selector names none of its classes' });
        else if (type === 'keyframes' && !owns(rule.value.name.value))
          faults.push({
            ...at(rule.value.loc),
            reason: `the animation '${rule.value.name.value}' could be somebody else's`,
          });
        else if (reason)
          faults.push({ line: 0, column: 0, reason: `'@${type}' is not for areas: ${reason}` });
      },
    },
  });
  return faults;
}

const at = ({ line, column }: { line: number; column: number }) => ({ line, column });
