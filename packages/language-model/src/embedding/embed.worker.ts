import { serveTasks } from '@rostrum/server-kit/workers';
import type { EmbedResult, EmbedTask } from './embed-task.ts';
import { loadEncoder, type Encoder } from './load-encoder.ts';

let loaded: { folder: string; encoder: Promise<Encoder> } | null = null;

/** Loads the models at the first task. A worker that could not is ended by its pool's next start, so failures are not kept. */
function openEncoder(folder: string): Promise<Encoder> {
  if (loaded?.folder !== folder) loaded = { folder, encoder: loadEncoder(folder) };
  const { encoder } = loaded;
  encoder.catch(() => (loaded = null));
  return encoder;
}

serveTasks(
  async ({ folder, kind, texts }: EmbedTask): Promise<EmbedResult> => ({
    values: await (await openEncoder(folder))(texts, kind),
  }),
  ({ values }) => [values.buffer],
);
