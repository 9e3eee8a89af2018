/**
 * Switches the style sheets of a release on or off. They are not removed: the bundler would take them for loaded. Its
 * `sheet` is switched and not the link, which would be fetched again.
 */
export function switchStyleSheets(base: string, isOn: boolean, page: Document = document): void {
  const prefix = new URL(base, page.baseURI).href;
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet && link.href.startsWith(prefix)) link.sheet.disabled = !isOn;
  }
}
