import type { InquiryDetail } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import { ArrowDownIcon, Button, classNames, notify } from '@rostrum/ui-kit';
import type { ComposerMode } from '@rostrum/ui-kit/data';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { InquiryComposer } from '../../features/answer-inquiry/inquiry-composer.tsx';
import { useMarkReadInLists } from '../../features/browse-inquiries/inquiries.queries.ts';
import { AskDrawer } from '../../features/ask-experts/ask-drawer.tsx';
import { AssignMenu } from '../../features/decide-inquiry/assign-menu.tsx';
import { useColleagueNames } from '../../features/decide-inquiry/colleague-names.ts';
import { CloseDialog } from '../../features/decide-inquiry/close-dialog.tsx';
import { useInboxKeys } from '../../features/inbox-keys/use-inbox-keys.ts';
import { AddCoverageLink, mayHaveCoverage } from '../../features/read-inquiry/add-coverage-link.tsx';
import { ClosedStrip } from '../../features/read-inquiry/closed-strip.tsx';
import { firstnameOf } from '../../features/read-inquiry/firstname-of.ts';
import { InquirySkeleton } from '../../features/read-inquiry/inquiry-skeleton.tsx';
import { InquiryDeadline } from '../../features/read-inquiry/inquiry-deadline.tsx';
import { ReplyClock } from '../../features/read-inquiry/reply-clock.tsx';
import { InquiryFailure } from '../../features/read-inquiry/inquiry-failure.tsx';
import { InquiryHeading } from '../../features/read-inquiry/inquiry-heading.tsx';
import { InquiryThread } from '../../features/read-inquiry/inquiry-thread.tsx';
import { useInquiry } from '../../features/read-inquiry/inquiry.queries.ts';
import { InquiryActions } from './inquiry-actions.tsx';
import { InquirySide } from './inquiry-side.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { useNewMessages } from './use-new-messages.ts';
import type { InboxLayout } from './use-inbox-layout.ts';
import styles from './inquiry-inbox-page.module.css';

const MergedStrip = lazy(async () => ({
  default: (await import('../../features/merge-inquiries/merged-strip.tsx')).MergedStrip,
}));

const ClearanceStrip = lazy(async () => ({
  default: (await import('../../features/answer-inquiry/clearance/clearance-strip.tsx')).ClearanceStrip,
}));
const ViewersNote = lazy(async () => ({
  default: (await import('../../features/see-viewers/viewers-note.tsx')).ViewersNote,
}));

export interface InquiryPaneProps {
  id: string;
  layout: InboxLayout;
  backHref: string;
  /** The inquiry below this one in the list, if any. */
  findNext: () => string | undefined;
  /** This one is done: the next is opened. */
  onAdvance: (next: string) => void;
}

/** One inquiry: heading, time left, thread, composer, and beside it the request. */
export function InquiryPane({ id, ...inbox }: InquiryPaneProps) {
  const { layout, backHref } = inbox;
  const { data: inquiry, error, refetch } = useInquiry(id);
  const markRead = useMarkReadInLists();
  // The heading that stood in while loading may hold the keyboard; it goes on to the real one.
  const [waitedAt, setWaitedAt] = useState(false);
  const isRead = inquiry !== undefined;
  useEffect(() => {
    if (isRead) markRead(id);
  }, [id, isRead, markRead]);

  if (inquiry) return <OpenInquiry key={id} {...inbox} inquiry={inquiry} takesFocus={waitedAt} />;
  return (
    <article className={classNames(styles.detail, styles.waiting)} onFocus={() => setWaitedAt(true)}>
      <InquiryHeading inquiry={undefined} backHref={layout === 'phone' ? backHref : undefined} />
      {error ? (
        <InquiryFailure error={error} backHref={backHref} onRetry={() => void refetch()} />
      ) : (
        <InquirySkeleton />
      )}
    </article>
  );
}

function OpenInquiry({
  inquiry,
  layout,
  backHref,
  findNext,
  onAdvance,
  takesFocus,
}: Omit<InquiryPaneProps, 'id'> & { inquiry: InquiryDetail; takesFocus: boolean }) {
  const [mode, setMode] = useState<ComposerMode>('reply');
  const colleagues = useColleagueNames(inquiry, mode);
  const [isWriting, setIsWriting] = useState(false);
  const [isAssigning, setIsAssigning] = useState(false);
  const [closing, setClosing] = useState<{ next: string | undefined } | null>(null);
  // Asked for before it is closed: then its row may be gone.
  const startClosing = () => setClosing({ next: findNext() });
  const [showsSide, setShowsSide] = useState(false);
  const [asking, setAsking] = useState<{ personId: string | undefined } | null>(null);
  const pane = useRef<HTMLElement>(null);
  const { role } = useSession();
  const isDesk = role === 'administrator' || role === 'agent';
  const { allowed, messages } = inquiry;
  const isPhone = layout === 'phone';
  const seekerName = firstnameOf(inquiry.sender.name);

  useEffect(() => {
    if (takesFocus) pane.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [takesFocus]);

  // What came last is what is to be answered; a single message is read from its beginning. A phone scrolls the page.
  const { thread, ...newMessages } = useNewMessages(messages, {
    startsAtEnd: messages.length > 1 && !isPhone,
  });

  const write = (next: ComposerMode) => {
    // Whoever presses the key types on at once: the field is drawn before anything else, on a phone in the place of the bar.
    flushSync(() => {
      setMode(next);
      setIsWriting(true);
    });
    pane.current?.querySelector('textarea')?.focus();
  };
  useInboxKeys({
    ...(allowed.reply && { reply: () => write('reply') }),
    ...(allowed.note && { note: () => write('note') }),
    ...(allowed.assign && { assign: () => setIsAssigning(true) }),
    ...(allowed.close && { close: startClosing }),
  });

  return (
    <article className={styles.detail} ref={pane}>
      <div className={styles.conversation}>
        <InquiryHeading
          inquiry={inquiry}
          backHref={isPhone ? backHref : undefined}
          assignee={<AssignMenu inquiry={inquiry} isOpen={isAssigning} onOpenChange={setIsAssigning} />}
          actions={
            <InquiryActions
              inquiry={inquiry}
              layout={layout}
              onClose={startClosing}
              onAsk={() => setAsking({ personId: undefined })}
              onDetails={() => setShowsSide(true)}
            />
          }
        />
        {isDesk ? (
          <Suspense fallback={null}>
            <ViewersNote inquiryId={inquiry.id} />
          </Suspense>
        ) : null}
        <InquiryDeadline inquiry={inquiry} />
        <ReplyClock inquiry={inquiry} />
        {inquiry.merged_into || inquiry.merged?.length ? (
          <Suspense fallback={null}>
            <MergedStrip inquiry={inquiry} />
          </Suspense>
        ) : null}
        <ClosedStrip inquiry={inquiry} action={<AddCoverageLink inquiry={inquiry} />} />
        {/* It scrolls by itself: without a place in the order of focus, no key could. */}
        <div
          className={styles.thread}
          role="region"
          aria-label="Messages"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling is what it is focused for
          tabIndex={0}
          ref={thread}
          onScroll={newMessages.onScroll}
        >
          <InquiryThread inquiry={inquiry} />
        </div>
        {newMessages.count > 0 ? (
          <p className={styles.newMessages}>
            <Button size="small" icon={<ArrowDownIcon aria-hidden />} onClick={newMessages.showEnd}>
              {newMessages.count === 1 ? '1 new message' : `${newMessages.count} new messages`}
            </Button>
          </p>
        ) : null}
        {isDesk ? (
          <Suspense fallback={null}>
            <ClearanceStrip inquiry={inquiry} />
          </Suspense>
        ) : null}
        {!isPhone || isWriting ? (
          <InquiryComposer
            className={styles.composer}
            inquiry={inquiry}
            seekerName={seekerName}
            mode={mode}
            onModeChange={setMode}
            mentions={colleagues}
            onSending={newMessages.expectOwn}
            onSent={() => setIsWriting(false)}
          />
        ) : (
          <PhoneBar inquiry={inquiry} onDetails={() => setShowsSide(true)} onWrite={write} />
        )}
      </div>
      <InquirySide
        inquiry={inquiry}
        layout={layout}
        isOpen={showsSide}
        onAsk={(personId) => setAsking({ personId })}
        onClose={() => setShowsSide(false)}
      />
      {asking ? (
        <AskDrawer
          inquiry={inquiry}
          personId={asking.personId}
          isPhone={isPhone}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {closing ? (
        <CloseDialog
          inquiry={inquiry}
          onDone={(outcome) => {
            setClosing(null);
            if (closing.next === undefined || mayHaveCoverage(outcome)) return;
            notify.success({ title: 'Inquiry closed', description: 'The next one is open.' });
            onAdvance(closing.next);
          }}
          onCancel={() => setClosing(null)}
        />
      ) : null}
    </article>
  );
}
