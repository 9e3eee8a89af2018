export interface StreamMessage {
  event: string;
  data: string;
  id?: string;
}

export interface EventStreamParser {
  /** Takes the next piece of text, wherever it was cut. */
  push(text: string): void;
}

/** Reads text/event-stream as the HTML standard describes it: fields per line, an empty line ends a message. */
export function createEventStreamParser(handlers: {
  onMessage(message: StreamMessage): void;
  onRetry?(milliseconds: number): void;
}): EventStreamParser {
  let rest = '';
  let data: string[] = [];
  let event = '';
  let id: string | undefined;

  function readLine(line: string) {
    if (line === '') {
      if (data.length > 0) handlers.onMessage({ event: event || 'message', data: data.join('\n'), id });
      data = [];
      event = '';
      return;
    }
    if (line.startsWith(':')) return;
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) handlers.onRetry?.(Number(value));
  }

  return {
    push(text) {
      rest += text;
      // A carriage return at the very end may be the first half of a line end: wait for the rest.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      lines.forEach(readLine);
    },
  };
}
