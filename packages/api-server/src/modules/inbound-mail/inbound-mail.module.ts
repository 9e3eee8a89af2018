import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import type { MailOutbox, ReplyAddresses } from '@rostrum/server-kit/mail';
import { defineModule } from '@rostrum/server-kit/module';
import type { FileStore, VirusScanner } from '@rostrum/server-kit/storage';
import { createAskFlow, createInquiryNotices } from '../inquiries/index.ts';
import { createSentInquiryService } from '../sent-inquiries/index.ts';
import { createByteBudget, maxBufferedBytes } from './byte-budget.ts';
import { startForgetting } from './forget-inbound-mails.job.ts';
import { createInboundMailService } from './inbound-mail.service.ts';
import { createKeepFiles } from './keep-files.ts';
import { listenForMail } from './smtp-listener.ts';
import { webhookEndpoint } from './webhook.endpoint.ts';
import { inboundMails } from './inbound-mail.schema.ts';
import { inboundMailsPersonalData } from './inbound-mail.personal-data.ts';

interface Deps {
  config: {
    publicUrl: string;
    inbound: { smtp: { port: number; host: string } | undefined; token: string | undefined } | undefined;
  };
  db: Database;
  clock: () => Date;
  mail: MailOutbox;
  limits: Limits;
  log: FastifyBaseLogger;
  replyAddresses: ReplyAddresses | undefined;
  secrets: { attachment: Buffer };
  uploadStore: FileStore;
  virusScanner: VirusScanner | undefined;
}

function endpoints(app: FastifyInstance, deps: Deps): void {
  const { config, replyAddresses: addresses, log } = deps;
  if (config.inbound === undefined || addresses === undefined) return;
  const notices = createInquiryNotices({ ...deps, publicUrl: config.publicUrl });
  const flow = createAskFlow({ ...deps, notices });
  const mail = createInboundMailService({
    ...deps,
    publicUrl: config.publicUrl,
    addresses,
    sent: createSentInquiryService({ ...deps, notices, flow }),
    keepFiles: createKeepFiles(deps),
  });
  const { smtp, token } = config.inbound;
  const budget = createByteBudget(maxBufferedBytes);
  if (token !== undefined) webhookEndpoint(app, { mail, token, budget });
  if (smtp === undefined) return;
  let listener: Awaited<ReturnType<typeof listenForMail>> | undefined;
  app.addHook('onReady', async () => {
    listener = await listenForMail(smtp, { mail, log, budget });
    log.info({ port: listener.port }, 'mail is taken by SMTP');
  });
  app.addHook('preClose', () => listener?.close());
}

/** Answers by mail. Off where no domain is configured for them. */
export const inboundMailModule = defineModule({
  name: 'inbound-mail',
  tables: [inboundMails],
  personalData: [inboundMailsPersonalData],
  endpoints,
  jobs: startForgetting,
});
