import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const image = (container: HTMLElement) => container.querySelector('img');

test('shows an image', () => {
  const { container } = render(
    <Avatar src="https://cdn.example/maren.png" firstname="Maren" lastname="Hale" />,
  );
  expect(image(container)).toHaveAttribute('src', 'https://cdn.example/maren.png');
  expect(screen.getByRole('img', { name: 'Maren Hale' })).toBeInTheDocument();
});

test('shows the initials when there is no image: first letter of the first name and of the last name', () => {
  render(<Avatar firstname="maren" lastname="Okonjo-Hale" />);
  expect(screen.getByText('MO')).toBeInTheDocument();
});

test('shows one initial when only one name is known, and keeps letters outside the basic plane whole', () => {
  render(<Avatar firstname="𐐨da" lastname=" " />);
  expect(screen.getByText('𐐀')).toBeInTheDocument();
});

test('shows a placeholder icon when there is neither image nor name', () => {
  const { container } = render(<Avatar src="  " firstname="" lastname={null} />);
  expect(image(container)).toBeNull();
  expect(screen.getByTestId('avatar-placeholder')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Avatar' })).toBeInTheDocument();
});

test('falls back to the initials when the image is broken, and tries a new source', () => {
  const { container, rerender } = render(
    <Avatar src="https://cdn.example/gone.png" firstname="Bram" lastname="Oyelaran" />,
  );
  const broken = image(container);
  if (broken) fireEvent.error(broken);
  expect(screen.getByText('BO')).toBeInTheDocument();

  rerender(<Avatar src="https://cdn.example/new.png" firstname="Bram" lastname="Oyelaran" />);
  expect(image(container)).toHaveAttribute('src', 'https://cdn.example/new.png');
});

test('prepends https: to a protocol-relative source', () => {
  const { container } = render(<Avatar src="//cdn.example/maren.png" />);
  expect(image(container)).toHaveAttribute('src', 'https://cdn.example/maren.png');
});

test('leaves other sources as they are', () => {
  const { container } = render(<Avatar src="/media/maren.png" />);
  expect(image(container)).toHaveAttribute('src', '/media/maren.png');
});

test('has a status dot with a colour and a tooltip', async () => {
  render(<Avatar firstname="Jonah" lastname="Petrie" dotColor="rgb(0, 128, 0)" dotTooltip="On call" />);
  const dot = screen.getByTestId('avatar-dot');
  expect(dot.style.background).toBe('rgb(0, 128, 0)');
  // A colour alone tells nothing to a screen reader.
  expect(screen.getByRole('img', { name: 'Jonah Petrie, On call' })).toBeInTheDocument();
  await userEvent.hover(dot);
  expect(await screen.findByText('On call')).toBeInTheDocument();
});

test('has no dot without a colour', () => {
  render(<Avatar firstname="Jonah" dotTooltip="On call" />);
  expect(screen.queryByTestId('avatar-dot')).not.toBeInTheDocument();
});

test('takes height, width and font size; small text is the default', () => {
  render(
    <>
      <Avatar firstname="A" />
      <Avatar firstname="B" height={48} width={40} fontSize={20} />
    </>,
  );
  const [small, large] = screen.getAllByRole('img');
  expect(small?.style.fontSize).toBe('12px');
  expect(large?.style.height).toBe('48px');
  expect(large?.style.width).toBe('40px');
  expect(large?.style.fontSize).toBe('20px');
});

test('is rounded unless told otherwise', () => {
  render(
    <>
      <Avatar firstname="A" />
      <Avatar firstname="B" rounded={false} />
    </>,
  );
  const [round, square] = screen.getAllByRole('img');
  expect(round?.className).toContain('r-avatar--rounded');
  expect(square?.className).not.toContain('r-avatar--rounded');
});

test('gives a person the same portrait ground every time', () => {
  const grounds = ['maren', 'maren', 'bram', 'greta', 'idris', 'kofi'].map((username) => {
    const { container, unmount } = render(<Avatar src="/p.png" username={username} />);
    const ground = image(container)?.style.background;
    unmount();
    return ground;
  });
  expect(grounds[0]).toMatch(/--rostrum-portrait-[1-5]/);
  expect(grounds[0]).toBe(grounds[1]);
  expect(new Set(grounds).size).toBeGreaterThan(1);
});

test('is silent where the name stands beside it', () => {
  render(<Avatar firstname="Maren" lastname="Hale" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('draws a logo for dark mode beside the other one, each in its scheme', () => {
  const { container } = render(<Avatar src="/light.png" srcDark="/dark.png" firstname="Northmere" />);
  const [dark, light] = container.querySelectorAll('img');
  expect([dark?.getAttribute('src'), dark?.className]).toEqual([
    '/dark.png',
    'r-avatar__image r-avatar__image--in-dark',
  ]);
  expect([light?.getAttribute('src'), light?.className]).toEqual([
    '/light.png',
    'r-avatar__image r-avatar__image--in-light',
  ]);
});
