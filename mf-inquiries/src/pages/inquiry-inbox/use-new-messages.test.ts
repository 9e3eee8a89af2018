import { act, exampleInquiry, exampleInquiryDetail, exampleId, renderHook } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { useNewMessages } from './use-new-messages.ts';

const [exampleMessage] = exampleInquiryDetail(exampleInquiry(1)).messages;
const messagesOf = (count: number) =>
  exampleMessage === undefined
    ? []
    : Array.from({ length: count }, (_none, at) => ({ ...exampleMessage, id: exampleId(100 + at) }));

/** A thread of 1000 px of which 200 are seen. */
function scrolled(top: number) {
  const element = document.createElement('div');
  Object.defineProperties(element, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } });
  element.scrollTop = top;
  return element;
}

function follow(top: number) {
  const hook = renderHook(({ count }) => useNewMessages(messagesOf(count), { startsAtEnd: false }), {
    initialProps: { count: 2 },
  });
  const element = scrolled(top);
  hook.result.current.thread.current = element;
  act(() => hook.result.current.onScroll());
  return { ...hook, element };
}

test('a reader at the end is taken along', () => {
  const { rerender, result, element } = follow(790);
  rerender({ count: 3 });
  expect({ count: result.current.count, top: element.scrollTop }).toEqual({ count: 0, top: 1000 });
});

test('a reader further up keeps their place, and is told how many came', () => {
  const { rerender, result, element } = follow(100);
  rerender({ count: 3 });
  rerender({ count: 5 });
  expect({ count: result.current.count, top: element.scrollTop }).toEqual({ count: 3, top: 100 });
  act(() => result.current.showEnd());
  expect({ count: result.current.count, top: element.scrollTop }).toEqual({ count: 0, top: 1000 });
});

test('what the reader sends themselves is shown wherever they were', () => {
  const { rerender, result, element } = follow(100);
  act(() => result.current.expectOwn());
  rerender({ count: 3 });
  expect({ count: result.current.count, top: element.scrollTop }).toEqual({ count: 0, top: 1000 });
});
