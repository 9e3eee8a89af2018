import { createRoot } from 'react-dom/client';
import { Notifications, ThemeRoot } from '../../src/index.ts';
import { InquiryShelf } from './inquiry-shelf.tsx';
import { ListShelf } from './list-shelf.tsx';
import { PartsShelf } from './parts-shelf.tsx';
import { StatesShelf } from './states-shelf.tsx';

const shelves = { parts: PartsShelf, list: ListShelf, inquiry: InquiryShelf, states: StatesShelf };
const name = new URLSearchParams(window.location.search).get('page') ?? 'parts';
const Shelf = shelves[name as keyof typeof shelves] ?? PartsShelf;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeRoot>
      <Shelf />
      <Notifications />
    </ThemeRoot>,
  );
}
