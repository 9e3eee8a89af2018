import type { IdentityDeps } from '@rostrum/identity';
import type { EmbedAccessDeps } from './modules/embeds/index.ts';
import type { ArrivalListener } from './modules/inquiries/index.ts';
import type { SemanticSearch } from './modules/search/index.ts';
import type { DrawInquiryDocument } from './modules/inquiry-pages/index.ts';
import type { KeyHolder } from '@rostrum/server-kit';
import type { FileStore, VirusScanner } from '@rostrum/server-kit/storage';
import type { ReplyAddresses } from '@rostrum/server-kit/mail';
import type { Config } from './config.ts';
import type { RegistryDeps } from '@rostrum/release-registry';

/** What identity, the release registry and the directory's modules declare to need, together: what the app must pass. */
export type AppDeps = IdentityDeps &
  RegistryDeps &
  EmbedAccessDeps & {
    config: Pick<Config, 'pageCacheBytes' | 'rateLimitScale' | 'inbound' | 'publications' | 'operatorEmail'>;
    /** Reads and writes the addresses that answers by mail go to; undefined where none arrive. */
    replyAddresses: ReplyAddresses | undefined;
    /** Told, in the same transaction, of each inquiry that reaches an inbox: when it is sent, or released. */
    arrived: ArrivalListener;
    /** Finds experts by meaning. */
    semantics: SemanticSearch;
    /** Where uploaded files are kept. */
    uploadStore: FileStore;
    /** Looks into files of messages; undefined where the installation has none. */
    virusScanner: VirusScanner | undefined;
    /** Draws pages of the inquiry form in the frame of public pages. */
    inquiryDocument: DrawInquiryDocument;
    /** Whose an API key is; refuses anything else. */
    apiKeys: {
      admit(key: string | undefined): Promise<KeyHolder>;
      /** Refuses keys that are not for adding and removing members, too. */
      admitProvisioner(key: string | undefined): Promise<KeyHolder>;
    };
  };
