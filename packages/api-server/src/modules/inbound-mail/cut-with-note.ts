import { cutText } from '@rostrum/contracts';

/** Returns a text of at most `max` UTF-16 units; one that was cut ends with a note that says so. */
export const cutWithNote = (text: string, max: number, note: string): string =>
  text.length <= max ? text : `${cutText(text, Math.max(0, max - note.length))}${note}`;
