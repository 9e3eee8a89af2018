import { placeLogo } from './mail-logo.ts';

/** What a mail takes over of the look of its organisation. Colours of six digits, readable on each other and on white. */
export interface MailLook {
  /** Ground of buttons. */
  solid: string;
  /** Text on buttons. */
  ink: string;
  /** Links, and figures that matter. */
  link: string;
  /** Corners of the sheet and of buttons, in pixels. */
  corners: { sheet: number; button: number };
  /** File of the logo that stands before the name. */
  logo?: string;
}

/** The look of the product, for mails of no organisation and of those that never published one. */
export const productMailLook: MailLook = {
  solid: '#0b6073',
  ink: '#ffffff',
  link: '#0b6073',
  corners: { sheet: 12, button: 8 },
};

const anyColour = /^#[0-9a-f]{6}$/i;

/**
 * Gives a written mail the look of its organisation. Only the styles of the layout change: what people typed stands in the
 * mail with its quotation marks escaped, so that no style of a mail can be theirs. A look that is none changes nothing.
 */
export function dressMail(html: string, look: MailLook): string {
  if (![look.solid, look.ink, look.link].every((colour) => anyColour.test(colour))) return html;
  const { solid, ink, link, corners } = productMailLook;
  const styled = html.replace(/style="[^"]*"/g, (style) =>
    style
      .replace(`border-radius:${corners.button}px;background:${solid};color:${ink}`, () =>
        [`border-radius:${look.corners.button}px`, `background:${look.solid}`, `color:${look.ink}`].join(';'),
      )
      .replace(
        new RegExp(`(^style="|;)color:${link}(?=[;"])`),
        (_, before: string) => `${before}color:${look.link}`,
      )
      .replace(`border-radius:${corners.sheet}px`, () => `border-radius:${look.corners.sheet}px`),
  );
  return look.logo === undefined ? styled : placeLogo(styled, look.logo);
}
