import { overrideResetPath } from '@rostrum/contracts';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/**
 * What stands in the place of a shell that did not start or has broken down. It needs nothing of what may be broken: no
 * React, no kit, no styles. The reset undoes an override, should one be the cause.
 */
export function showFatalPage(error: unknown, host: HTMLElement = document.body): void {
  console.error('[shell]', error);
  const page = document.createElement('main');
  page.setAttribute('role', 'alert');
  page.style.cssText =
    'max-width: 36rem; margin: 15vh auto; padding: 0 24px; font: 16px/1.5 system-ui, sans-serif';
  const again = element('button', 'Reload the page');
  again.type = 'button';
  again.addEventListener('click', () => window.location.reload());
  const reset = element('a', 'Go back to the released version');
  reset.href = overrideResetPath;
  const ways = document.createElement('p');
  ways.append(again, ' ', reset);
  const details = document.createElement('details');
  details.append(
    element('summary', 'Details for support'),
    element('code', error instanceof Error ? error.message : String(error)),
  );
  page.append(
    element('h1', 'Rostrum could not start'),
    element(
      'p',
      'Nothing of yours is lost. Reload the page; if that does not help, go back to the released version.',
    ),
    ways,
    details,
  );
  host.replaceChildren(page);
}
