import type { RequestInfo } from '@rostrum/server-kit';
import type { EventService } from '../events/index.ts';

interface NoteDeps {
  events: Pick<EventService, 'note'>;
  publicUrl: string;
}

/** An address as embeds link it: the page that opens says that its visitor came so. The server is not sent this part. */
export const byEmbed = (address: string, isCounted = true): string =>
  isCounted ? `${address}#via=embed` : address;

/** Counts that an embed was shown on another page, once an hour of each visitor; the Builder's own preview is none. */
export function createEmbedNote({ events, publicUrl }: NoteDeps) {
  const ownHost = new URL(publicUrl).hostname;
  return async (
    request: RequestInfo,
    { orgId, embedId = null, pageFrom }: { orgId: string; embedId?: string | null; pageFrom: number },
  ): Promise<void> => {
    const { pageHost } = request;
    if (pageFrom > 0 || pageHost === undefined || pageHost === ownHost) return;
    await events.note(
      { session: null, ...request },
      { name: 'embed_impression', orgId, entityType: 'embed', entityId: embedId, pageHost },
    );
  };
}
