import type { Page } from '@playwright/test';

export interface Control {
  /** Mark that the page's own script put on the element. */
  mark: string;
  /** Role and name, as they are read out. */
  words: string;
  /** Same place in the markup and same words but for the row it stands in. */
  kind: string;
  /** Within the frame around every page. */
  isFrame: boolean;
  /** Within a menu or a dialog. */
  isOverlay: boolean;
}

/** Every enabled control that can be activated: links are followed elsewhere, and what is chosen already stays as it is. */
export const readControls = (page: Page): Promise<Control[]> =>
  page.evaluate(() => {
    for (const marked of document.querySelectorAll('[data-crawl]')) {
      marked.removeAttribute('data-crawl');
      marked.removeAttribute('data-crawl-pressed');
    }
    const selector =
      'button, a:not([href]), a[href="#"], [role=link]:not(a[href]), summary, [role=button], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=switch], [role=checkbox], [role=radio], [role=combobox]:not(input[type=text]), input:is([type=checkbox],[type=radio],[type=button],[type=submit])';
    const isOff = (element: Element) =>
      element.matches(':disabled, [aria-disabled=true], [tabindex="-1"][aria-hidden=true]') ||
      element.closest('[inert], [aria-hidden=true], [hidden]') !== null;
    const isChosen = (element: Element) =>
      element.matches('[aria-selected=true], [aria-current]:not([aria-current=false])') ||
      element.matches('input[type=radio]:checked, [role=radio][aria-checked=true]');
    const isShown = (element: Element) => {
      const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
      const { width, height } = shown.getBoundingClientRect();
      return width > 0 && height > 0 && shown.checkVisibility({ visibilityProperty: true });
    };
    const labelOf = (element: Element) =>
      (
        element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null) ??
        element.textContent ??
        ''
      )
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 80);
    const placeOf = (element: Element) => {
      const parts: string[] = [];
      for (let at: Element | null = element; at !== null && parts.length < 6; at = at.parentElement)
        parts.push(`${at.tagName}.${at.getAttribute('class') ?? ''}`);
      return parts.join('<');
    };
    return [...document.querySelectorAll(selector)]
      .filter((element) => isShown(element) && !isOff(element) && !isChosen(element))
      .map((element, index) => {
        const mark = String(index);
        element.setAttribute('data-crawl', mark);
        const role =
          element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : 'button');
        // One row stands for all, one box for those beside it.
        const isRepeated =
          element.closest('li, tr, [role=row], [role=listitem], article') !== null || role === 'checkbox';
        const label = labelOf(element);
        return {
          mark,
          words: `${role} "${label}"`,
          kind: isRepeated ? `${role} ${placeOf(element)}` : `${role} ${label.replace(/\d+/g, '#')}`,
          isFrame: element.closest('header.frame-header, body header:not(main header), footer') !== null,
          isOverlay: element.closest('[role=dialog], [role=alertdialog], [role=menu], .ant-popover') !== null,
        };
      });
  });

/** What a person can notice of a page: its words, what is chosen, open or on, where the focus is, and the address. */
export const readState = (page: Page): Promise<string> =>
  page.evaluate(() => {
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
    // A tooltip comes with the focus, and what is drawn around a press is no answer to it.
    const isBeside = (element: Element | null) => element?.closest('[role=tooltip], .ant-tooltip, .ant-wave');
    const values = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !isBeside(element))
      .map((element) =>
        [
          ...said.map((name) => element.getAttribute(name) ?? ''),
          element instanceof HTMLInputElement ? `${element.value}${element.checked}${element.type}` : '',
          element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement ? element.value : '',
          element.matches('dialog, details') ? String(element.hasAttribute('open')) : '',
        ].join('|'),
      );
    const shadows = [...document.querySelectorAll('*')]
      .map((element) => element.shadowRoot?.textContent ?? '')
      .join('');
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent?.checkVisibility({ visibilityProperty: true }) && !isBeside(parent))
        words.push(node.textContent ?? '');
    }
    const active = document.activeElement;
    return JSON.stringify([
      window.location.href,
      document.documentElement.dataset.theme,
      words,
      shadows,
      values,
      active?.hasAttribute('data-crawl-pressed') || active === document.body
        ? ''
        : active?.outerHTML.slice(0, 200),
      Math.round(window.scrollY),
    ]);
  });
