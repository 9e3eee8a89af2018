import type { Page } from '@playwright/test';

export interface AddressesOfPage {
  /** Where links lead, without those into other programs. */
  links: string[];
  /** What the head names: canonical, alternate, icons, previews, and structured data. */
  named: string[];
  /** Links into the page itself whose target is not there. */
  deadFragments: string[];
}

/** Every address of the page's own origin that it links to or names. */
export const readAddresses = (page: Page): Promise<AddressesOfPage> =>
  page.evaluate(() => {
    const here = window.location.href.split('#')[0];
    const own = (addresses: readonly string[]) =>
      [...new Set(addresses)].filter((address) => address.startsWith(`${window.location.origin}/`));
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const fragments = anchors.filter(({ href, hash }) => hash !== '' && href.split('#')[0] === here);
    // A preview shows a part of another page, and its links are not followed.
    const isPreview = (anchor: Element) => anchor.closest('[role=region][aria-label=Preview]') !== null;
    const head = [
      ...document.querySelectorAll<HTMLLinkElement>(
        'link[href]:is([rel=canonical],[rel=alternate],[rel=icon])',
      ),
    ].map(({ href }) => href);
    const previews = [
      ...document.querySelectorAll<HTMLMetaElement>('meta:is([property="og:url"],[property="og:image"])'),
    ].map(({ content }) => content);
    const structured = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) => textContent.match(/https?:[^"\s]+/g) ?? [],
    );
    return {
      links: own(anchors.filter((anchor) => !fragments.includes(anchor)).map(({ href }) => href)),
      named: own([...head, ...previews, ...structured]),
      deadFragments: fragments
        .filter((anchor) => !isPreview(anchor))
        .map(({ hash }) => decodeURIComponent(hash))
        // `#/…` is the documentation's own way to address its parts.
        .filter(
          (hash) =>
            hash.length > 1 && !hash.startsWith('#/') && document.getElementById(hash.slice(1)) === null,
        ),
    };
  });
