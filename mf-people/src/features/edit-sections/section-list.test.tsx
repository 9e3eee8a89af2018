import { people, personDetail, type PersonDetail, type PersonSection } from '@rostrum/contracts';
import { contractServer, example, fireEvent, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { SectionList } from './section-list.tsx';

const education = (number: number): PersonSection => ({
  id: `0198a9b2-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
  kind: 'education',
  position: number,
  data: { institution: 'Leeds', degree: `Degree ${number}` },
});
const withDegrees = (count: number): PersonDetail => ({
  ...example(personDetail),
  kind: 'expert',
  sections: Array.from({ length: count }, (_, at) => education(at + 1)),
});
contractServer(handle(people.replaceSections, () => withDegrees(12)));

const showDegrees = (count: number) =>
  renderPage(<SectionList person={withDegrees(count)} kind="education" />, { path: '/' });

test('of a long list the first ten are drawn, and all for whoever asks, who goes on at the eleventh', () => {
  showDegrees(12);
  expect(screen.getAllByRole('button', { name: /^Edit:/ })).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(screen.getAllByRole('button', { name: /^Edit:/ })).toHaveLength(12);
  expect(screen.getByRole('button', { name: 'Edit: Degree 11' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

test('ten are drawn without being asked for', () => {
  showDegrees(10);
  expect(screen.getAllByRole('button', { name: /^Edit:/ })).toHaveLength(10);
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

test('what is moved behind the tenth is seen there', () => {
  showDegrees(12);
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Degree 10' }));
  expect(screen.getByRole('button', { name: 'Edit: Degree 12' })).toBeVisible();
});
