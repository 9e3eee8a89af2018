import type { InquiryDetail } from '@rostrum/contracts';
import { inquirySorting } from '@rostrum/contracts/inquiries';
import { useContractMutation } from '@rostrum/remote-runtime';
import { ArchiveIcon, BanIcon, EyeIcon, announce } from '@rostrum/ui-kit';
import { useBulk } from './use-bulk.ts';

/** Entries of the menu of one inquiry: watching it, archiving it, marking it as spam. */
export function useSortingItems({ id, allowed, watching }: InquiryDetail) {
  const { act } = useBulk();
  const { mutate: watch } = useContractMutation(inquirySorting.watch);
  const run = (verb: 'archive' | 'spam') => void act({ act: verb, ids: [id] }).catch(() => undefined);
  return [
    ...(allowed.tag
      ? [
          {
            key: 'watch',
            label: watching ? 'Stop watching' : 'Watch this inquiry',
            icon: <EyeIcon aria-hidden />,
            onClick: () =>
              watch(
                { params: { id }, body: { watching: !watching } },
                { onSuccess: () => announce(watching ? 'You no longer watch it' : 'You watch it now') },
              ),
          },
        ]
      : []),
    ...(allowed.archive
      ? [
          {
            key: 'archive',
            label: 'Archive',
            icon: <ArchiveIcon aria-hidden />,
            onClick: () => run('archive'),
          },
        ]
      : []),
    ...(allowed.spam
      ? [
          {
            key: 'spam',
            label: 'Mark as spam',
            icon: <BanIcon aria-hidden />,
            danger: true,
            onClick: () => run('spam'),
          },
        ]
      : []),
  ];
}
