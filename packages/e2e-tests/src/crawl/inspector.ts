import type { Page } from '@playwright/test';

export interface Control {
  /** Mark that the page's own script put on the element. */
  mark: string;
  /** Role and name, as they are read out. */
  words: string;
  /** Same place in the markup and same words but for the row it is in. */
  kind: string;
  /** Within the frame around every page. */
  isFrame: boolean;
  /** Within a menu or a dialog. */
  isOverlay: boolean;
}

/** What of a control finds it again in a page that was drawn since. */
export type ControlKey = Pick<Control, 'kind' | 'words' | 'isOverlay'>;

/** Functions that every document has from its beginning, so that one call from outside reads, presses and compares. */
export interface Inspector {
  /** Every enabled control that can be activated, marked. */
  readControls: () => Control[];
  /** What a person can notice of a page: its words, what is chosen, open or on, where the focus is, and the address. */
  readState: () => string;
  /** The state before the last press. */
  before: string;
  /** Counts presses: what still watches for the effect of an earlier one ends. */
  presses: number;
}

export interface InspectedWindow {
  crawl: Inspector;
}

const install = () => {
  const pressable =
    'button, a:not([href]), a[href="#"], [role=link]:not(a[href]), summary, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=switch], [role=checkbox], [role=radio], [role=combobox]:not(input[type=text]), input:is([type=checkbox],[type=radio],[type=button],[type=submit])';
  const isOff = (element: Element) =>
    element.matches(':disabled, [aria-disabled=true], [tabindex="-1"][aria-hidden=true]') ||
    element.closest('[inert], [aria-hidden=true], [hidden]') !== null;
  // Links are followed elsewhere, and what is chosen already stays as it is.
  const isChosen = (element: Element) =>
    element.matches('[aria-selected=true], [aria-current]:not([aria-current=false])') ||
    element.matches('input[type=radio]:checked, [role=radio][aria-checked=true]');
  const isShown = (element: Element) => {
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    const { width, height } = shown.getBoundingClientRect();
    return width > 0 && height > 0 && shown.checkVisibility({ visibilityProperty: true });
  };
  const readLabel = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
      element.textContent ??
      ''
    )
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80);
  /** A short name of a place in the markup: the paths themselves were most of what a read sent out of the page. */
  const readPlace = (element: Element) => {
    const parts: string[] = [];
    for (let at: Element | null = element; at !== null && parts.length < 6; at = at.parentElement)
      parts.push(`${at.tagName}.${at.getAttribute('class') ?? ''}`);
    let [high, low] = [0, 0];
    for (const letter of parts.join('<')) {
      high = (Math.imul(high, 31) + (letter.codePointAt(0) ?? 0)) | 0;
      low = (Math.imul(low, 131) + (letter.codePointAt(0) ?? 0)) | 0;
    }
    return `${high.toString(36)}.${low.toString(36)}`;
  };
  const readControls = () => {
    for (const marked of document.querySelectorAll('[data-crawl]')) {
      marked.removeAttribute('data-crawl');
      marked.removeAttribute('data-crawl-pressed');
    }
    return [...document.querySelectorAll(pressable)]
      .filter((element) => isShown(element) && !isOff(element) && !isChosen(element))
      .map((element, index) => {
        const mark = String(index);
        element.setAttribute('data-crawl', mark);
        const role =
          element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : 'button');
        // One row stands for all, one box for those beside it.
        const isRepeated =
          element.closest('li, tr, [role=row], [role=listitem], article') !== null || role === 'checkbox';
        const label = readLabel(element);
        return {
          mark,
          words: `${role} "${label}"`,
          kind: isRepeated ? `${role} ${readPlace(element)}` : `${role} ${label.replace(/\d+/g, '#')}`,
          isFrame: element.closest('header.frame-header, body header:not(main header), footer') !== null,
          isOverlay: element.closest('[role=dialog], [role=alertdialog], [role=menu], .ant-popover') !== null,
        };
      });
  };

  const said = [
    'aria-expanded',
    'aria-selected',
    'aria-checked',
    'aria-pressed',
    'aria-current',
    'aria-sort',
    'aria-invalid',
    'aria-label',
    'data-state',
    'disabled',
  ];
  // A tooltip comes with the focus, and what is drawn around a press is no effect of it.
  const beside = '[role=tooltip], .ant-tooltip, .ant-wave';
  const readState = () => {
    const hasBeside = document.querySelector(beside) !== null;
    const isBeside = (element: Element | null) => hasBeside && element?.closest(beside);
    const values: string[] = [];
    const shadows: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot !== null) shadows.push(element.shadowRoot.textContent);
      if (isBeside(element)) continue;
      let value = '';
      for (const name of element.getAttributeNames())
        if (said.includes(name)) value += `${name}=${element.getAttribute(name) ?? ''}|`;
      if (element instanceof HTMLInputElement) value += `${element.value}|${element.checked}|${element.type}`;
      else if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
        value += element.value;
      else if (element instanceof HTMLDialogElement || element instanceof HTMLDetailsElement)
        value += String(element.open);
      values.push(value);
    }
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.checkVisibility({ visibilityProperty: true }) && !isBeside(parent))
        words.push(node.textContent ?? '');
    }
    const active = document.activeElement;
    return [
      window.location.href,
      document.documentElement.dataset['theme'],
      words.join('\u0001'),
      shadows.join('\u0001'),
      values.join('\u0001'),
      active?.hasAttribute('data-crawl-pressed') || active === document.body
        ? ''
        : active?.outerHTML.slice(0, 200),
      Math.round(window.scrollY),
    ].join('\u0002');
  };
  Object.assign(window, { crawl: { readControls, readState, before: '', presses: 0 } });
};

/** Gives every document that the page opens from now on an inspector. */
export const installInspector = (page: Page): Promise<unknown> => page.addInitScript(install);

/** Every enabled control that can be activated. */
export const readControls = (page: Page): Promise<Control[]> =>
  page.evaluate(() => (window as unknown as InspectedWindow).crawl.readControls());
