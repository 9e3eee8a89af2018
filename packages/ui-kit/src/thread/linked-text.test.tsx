import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

test('web addresses can be pressed, without what ends their sentence, and the text stays as it was', () => {
  const text = 'Join https://meet.example/a?b=1. Or (http://two.example/x) at noon.';
  const { container } = render(<LinkedText text={text} />);
  expect(container.textContent).toBe(text);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://meet.example/a?b=1',
    'http://two.example/x',
  ]);
  expect(links[0]?.rel).toContain('noopener');
});

test('nothing but the web is linked', () => {
  render(<LinkedText text="javascript:alert(1) data:text/html,x mailto:a@b.example <b>bold</b>" />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/<b>bold<\/b>/)).toBeInTheDocument();
});
