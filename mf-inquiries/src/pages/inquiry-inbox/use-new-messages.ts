import type { InquiryDetail } from '@rostrum/contracts';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to the end than this, the reader is at it. */
const nearPx = 80;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= nearPx;

export interface NewMessages {
  /** Put it on the element that scrolls. */
  thread: RefObject<HTMLDivElement | null>;
  /** How many came in below what the reader sees. */
  count: number;
  /** The reader scrolled: at the end nothing is new any more. */
  onScroll: () => void;
  showEnd: () => void;
  /** The next message is the reader's own and is shown wherever they are. */
  expectOwn: () => void;
}

/** Follows a thread to its end while the reader is there, and counts what arrives while they read further up. */
export function useNewMessages(
  messages: InquiryDetail['messages'],
  { startsAtEnd }: { startsAtEnd: boolean },
): NewMessages {
  const thread = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const shown = useRef(messages.length);
  const wasAtEnd = useRef(true);
  const isOwn = useRef(false);

  const showEnd = () => {
    const element = thread.current;
    if (element) element.scrollTop = element.scrollHeight;
    wasAtEnd.current = true;
    setCount(0);
  };

  useEffect(() => {
    if (startsAtEnd && thread.current) thread.current.scrollTop = thread.current.scrollHeight;
  }, [startsAtEnd]);

  useEffect(() => {
    const added = messages.length - shown.current;
    shown.current = messages.length;
    if (added <= 0) return;
    if (wasAtEnd.current || isOwn.current) {
      const element = thread.current;
      if (element) element.scrollTop = element.scrollHeight;
      wasAtEnd.current = true;
      setCount(0);
    } else setCount((before) => before + added);
    isOwn.current = false;
  }, [messages.length]);

  return {
    thread,
    count,
    showEnd,
    onScroll() {
      if (!thread.current) return;
      wasAtEnd.current = isAtEnd(thread.current);
      if (wasAtEnd.current) setCount(0);
    },
    expectOwn() {
      isOwn.current = true;
    },
  };
}
