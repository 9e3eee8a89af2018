const key = 'rostrum.theme';

/** The choice between the colours of the device, light and dark; the same that the application keeps. */
export function startColours(): void {
  const select = document.querySelector<HTMLSelectElement>('[data-colours]');
  if (!select) return;
  select.value = document.documentElement.dataset['theme'] ?? 'system';
  select.addEventListener('change', () => {
    if (select.value === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = select.value;
    try {
      localStorage.setItem(key, select.value);
    } catch {
      // Storage may be refused: the choice holds for this page.
    }
  });
}
