import { inquirySetup, legalHolds, type InquirySetupState } from '@rostrum/contracts/inquiries';
import { contractServer, handle, renderPage, screen, within } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { InquirySetupPage } from './inquiry-setup-page.tsx';
import { setupAsItComes } from './testing/setup-as-it-comes.ts';

const server = contractServer(
  handle(inquirySetup.get, () => setupAsItComes),
  handle(legalHolds.list, () => ({ items: [], total: 0, organisation: null })),
);
async function open() {
  const { user, unmount } = renderPage(<InquirySetupPage />, { route: '/dashboard/inquiries/setup' });
  const index = within(await screen.findByRole('navigation', { name: 'Sections of the setup' }));
  const titles = index.getAllByRole('link').map((link) => link.textContent ?? '');
  return { user, unmount, index, titles };
}
/** The test bench is next to the sections and is not saved. */
const sections = () =>
  screen
    .getAllByRole('form')
    .map((form) => form.getAttribute('aria-label'))
    .filter((name) => name !== 'Test bench');

test('the index names every section that is saved by itself, in the order of the page', async () => {
  const { titles } = await open();
  expect(titles).toEqual(sections());
  expect(titles).toEqual(expect.arrayContaining(['Types', 'Routing', 'Business hours', 'Retention']));
});

test('a link leads to its section: it is scrolled to, and the first control that works has the focus', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolled.push(
      within(this as HTMLElement)
        .getByRole('form')
        .getAttribute('aria-label') ?? '',
    );
  });
  const { user, index, titles } = await open();
  for (const title of titles) {
    const link = index.getByRole('link', { name: title });
    const section = screen.getByRole('form', { name: title });
    expect(link).toHaveAttribute('href', `#${section.id}`);
    await user.click(link);
    expect(section).toContainElement(document.activeElement as HTMLElement);
  }
  expect(scrolled).toEqual(titles);
});

test('a section that the organisation does not have is not named', async () => {
  const { rota: _rota, clearances: _clearances, ...less } = setupAsItComes;
  server.use(handle(inquirySetup.get, (): InquirySetupState => less));
  const { titles } = await open();
  expect(titles).toEqual(sections());
  expect(titles).not.toContain('Rota');
});
