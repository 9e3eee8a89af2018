import type { InquiryView } from '@rostrum/contracts';
import { paths } from '../../paths.ts';

/** The inbox with the filters of a query string, and one inquiry of it. */
export const inboxAddress = (search: string) => ({
  list: paths.list.href() + search,
  inquiry: (id: string) => paths.detail.href(id) + search,
  /** Another view from its first page; the other filters stay. */
  view(view: InquiryView): string {
    const params = new URLSearchParams(search);
    params.delete('page_from');
    if (view === 'all_open') params.delete('view');
    else params.set('view', view);
    const query = params.toString();
    return paths.list.href() + (query && `?${query}`);
  },
});
