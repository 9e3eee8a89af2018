import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScreeningClass, type ScreeningClass } from '../classes.ts';

export interface LabelledText {
  /** Texts of one template never stand on both sides of a comparison. */
  template: string;
  label: ScreeningClass;
  subject: string;
  message: string;
}

/** `meaning`: further texts that the vector model alone is trained with. `mail`: what a model that knows emails alone is trained with, to compare with. */
type TextSet = 'training' | 'meaning' | 'held-out' | 'held-out-languages' | 'mail';
const folder = (set: TextSet) => join(import.meta.dirname, '..', '..', 'texts', set);
const choice = /\{([^{}]+)\}/g;

/** One wording of a template: `{a|b}` gives one of them, `{@name}` one of the file's list of that name. */
function fillIn(template: string, lists: ReadonlyMap<string, readonly string[]>, variant: number): string {
  let place = 0;
  return template.replace(choice, (_, inside: string) => {
    place += 1;
    const options = inside.startsWith('@') ? (lists.get(inside.slice(1)) ?? []) : inside.split('|');
    return options[(variant * 7 + place * 3 + template.length) % Math.max(1, options.length)] ?? '';
  });
}

function readFile(path: string, name: string, variants: number): LabelledText[] {
  const [head = '', ...templates] = readFileSync(path, 'utf8').split(/^== /m);
  const lists = new Map(
    [...head.matchAll(/^@(\w+) = (.+)$/gm)].map(([, list = '', values = '']) => [list, values.split('|')]),
  );
  return templates.flatMap((template, index) => {
    const [label = '', subject = '', ...lines] = template.trim().split('\n');
    if (!isScreeningClass(label)) throw new Error(`${path}: there is no class '${label}'.`);
    const count = choice.test(template) ? variants : 1;
    choice.lastIndex = 0;
    return Array.from({ length: count }, (_, variant) => ({
      template: `${name}:${index}`,
      label,
      subject: fillIn(subject, lists, variant),
      message: fillIn(lines.join('\n'), lists, variant),
    }));
  });
}

/** The texts of a set, each template in so many wordings. */
export const readTexts = (set: TextSet, variants = 3): LabelledText[] =>
  readdirSync(folder(set))
    .toSorted()
    .flatMap((file) => readFile(join(folder(set), file), file, variants));
