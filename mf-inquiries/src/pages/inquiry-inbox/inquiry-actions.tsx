import { grantOf, type InquiryDetail } from '@rostrum/contracts';
import {
  Button,
  CalendarClockIcon,
  CircleCheckIcon,
  CopyIcon,
  Dropdown,
  EllipsisIcon,
  FileTextIcon,
  InfoIcon,
  LinkIcon,
  MessageCircleQuestionMarkIcon,
  MessagesSquareIcon,
  RotateCwIcon,
  UserRoundPlusIcon,
  announce,
  notify,
  useNavigation,
} from '@rostrum/ui-kit';
import { useSession } from '@rostrum/remote-runtime';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { lazy, Suspense, useState } from 'react';
import { useReopen } from '../../features/decide-inquiry/decide.mutations.ts';
import { firstnameOf } from '../../features/read-inquiry/firstname-of.ts';
import { useSortingItems } from '../../features/sort-inquiries/use-sorting-items.tsx';
import { paths } from '../../paths.ts';
import type { InboxLayout } from './use-inbox-layout.ts';

const MergeDialog = lazy(async () => ({
  default: (await import('../../features/merge-inquiries/merge-dialog.tsx')).MergeDialog,
}));

const OfferDialog = lazy(async () => ({
  default: (await import('../../features/arrange-meeting/offer-dialog.tsx')).OfferDialog,
}));

export interface InquiryActionsProps {
  inquiry: InquiryDetail;
  layout: InboxLayout;
  onClose: () => void;
  onAsk: () => void;
  onDetails: () => void;
}

async function copy(text: string, said: string) {
  try {
    await navigator.clipboard.writeText(text);
    announce(said);
    notify.success({ title: said });
  } catch {
    notify.error({ title: 'Could not copy', description: text });
  }
}

/** Right of the title: close or reopen, the details where they have no column, and the rest in a menu. */
export function InquiryActions({ inquiry, layout, onClose, onAsk, onDetails }: InquiryActionsProps) {
  const { allowed, id, ref } = inquiry;
  const { reopen, isPending } = useReopen(inquiry);
  const [isOpen, setIsOpen] = useState(false);
  const [isMerging, setIsMerging] = useState(false);
  const [isOffering, setIsOffering] = useState(false);
  const isPhone = layout === 'phone';
  const sorting = useSortingItems(inquiry);
  const navigate = useNavigate();
  const openPage = useNavigation();
  const { user } = useSession();
  const isMadePublic =
    inquiry.status === 'closed' &&
    !inquiry.restricted &&
    user !== null &&
    grantOf(user.type, 'question.write') !== 'deny';
  const closing = allowed.close
    ? [{ key: 'close', label: 'Close inquiry', icon: <CircleCheckIcon aria-hidden />, onClick: onClose }]
    : [];
  const asking = allowed.ask
    ? [{ key: 'ask', label: 'Ask experts', icon: <UserRoundPlusIcon aria-hidden />, onClick: onAsk }]
    : [];
  const items = [
    ...(isPhone ? [...asking, ...closing] : []),
    {
      key: 'ref',
      label: 'Copy reference',
      icon: <CopyIcon aria-hidden />,
      onClick: () => void copy(ref, 'Reference copied'),
    },
    {
      key: 'link',
      label: 'Copy link',
      icon: <LinkIcon aria-hidden />,
      onClick: () => void copy(window.location.origin + paths.detail.href(id), 'Link copied'),
    },
    ...(allowed.note
      ? [
          {
            key: 'briefing',
            label: 'Briefing',
            icon: <FileTextIcon aria-hidden />,
            onClick: () => void navigate(paths.briefing.href(id)),
          },
        ]
      : []),
    ...(allowed.reply
      ? [
          {
            key: 'meeting',
            label: 'Offer times for a meeting',
            icon: <CalendarClockIcon aria-hidden />,
            onClick: () => setIsOffering(true),
          },
        ]
      : []),
    ...(isMadePublic
      ? [
          {
            key: 'question',
            label: 'Make it a public question',
            icon: <MessageCircleQuestionMarkIcon aria-hidden />,
            onClick: () => openPage?.(`/dashboard/answers?from_inquiry=${id}`),
          },
        ]
      : []),
    ...(allowed.merge
      ? [
          {
            key: 'merge',
            label: 'Merge with another inquiry',
            icon: <MessagesSquareIcon aria-hidden />,
            onClick: () => setIsMerging(true),
          },
        ]
      : []),
    ...sorting,
  ];
  return (
    <>
      {layout === 'tablet' ? (
        <Button icon={<InfoIcon aria-hidden />} onClick={onDetails}>
          Details
        </Button>
      ) : null}
      {allowed.ask && !isPhone ? (
        <Button icon={<UserRoundPlusIcon aria-hidden />} onClick={onAsk}>
          Ask experts
        </Button>
      ) : null}
      {allowed.close && !isPhone ? (
        <Button icon={<CircleCheckIcon aria-hidden />} onClick={onClose}>
          Close
        </Button>
      ) : null}
      {allowed.reopen ? (
        <Button icon={<RotateCwIcon aria-hidden />} loading={isPending} onClick={reopen}>
          Reopen
        </Button>
      ) : null}
      <Dropdown trigger={['click']} menu={{ items }} open={isOpen} onOpenChange={setIsOpen}>
        <Button
          icon={<EllipsisIcon aria-hidden />}
          aria-label="More actions"
          aria-haspopup="menu"
          aria-expanded={isOpen}
        />
      </Dropdown>
      <Suspense fallback={null}>
        {isOffering ? (
          <OfferDialog
            inquiry={inquiry}
            name={firstnameOf(inquiry.sender.name)}
            onClose={() => setIsOffering(false)}
          />
        ) : null}
        {isMerging ? <MergeDialog inquiry={inquiry} onClose={() => setIsMerging(false)} /> : null}
      </Suspense>
    </>
  );
}
