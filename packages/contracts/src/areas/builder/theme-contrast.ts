import { contrast, inkOn, mixColours, nearestReadable, nearestReadableOn, textContrast } from './colours.ts';
import type { ThemeLook } from './theme-look.ts';

/** One pair of colours that is read, and what it reaches. */
export interface ContrastCheck {
  name: 'text_on_page' | 'text_on_card' | 'link_on_page' | 'link_on_card' | 'ink_on_primary';
  front: string;
  ground: string;
  ratio: number;
  isReadable: boolean;
}

/** The ground of what is set off from the page. */
export const cardOf = ({ page, text }: Pick<ThemeLook, 'page' | 'text'>): string =>
  mixColours(page, text, 0.04);

/** Every pair of a look in light mode. Dark mode is derived and always readable. */
export function checkContrast(look: ThemeLook): ContrastCheck[] {
  const card = cardOf(look);
  const check = (name: ContrastCheck['name'], front: string, ground: string): ContrastCheck => {
    const ratio = contrast(front, ground);
    return { name, front, ground, ratio, isReadable: ratio >= textContrast };
  };
  return [
    check('text_on_page', look.text, look.page),
    check('text_on_card', look.text, card),
    check('link_on_page', look.link, look.page),
    check('link_on_card', look.link, card),
    check('ink_on_primary', inkOn(look.primary), look.primary),
  ];
}

/** The nearest text and link colours that pass everywhere. */
export function makeReadable(look: ThemeLook): Pick<ThemeLook, 'text' | 'link'> {
  // A darker text darkens the card as well.
  const text = nearestReadableOn(look.text, (shade) => [look.page, cardOf({ ...look, text: shade })]);
  return { text, link: nearestReadable(look.link, look.page, cardOf({ ...look, text })) };
}
