import { checkHeader } from './check-header.ts';
import type { ImageTasks } from './image-task.ts';
import { readHeader } from './restricted-sharp.ts';

export async function header({
  head,
  purpose,
}: ImageTasks['header']['input']): Promise<ImageTasks['header']['output']> {
  // A loader may want more than the first bytes, and then the whole file is judged.
  const read = await readHeader(head).catch(() => undefined);
  const fault = read && checkHeader(read, purpose);
  return fault ? { fault } : null;
}
