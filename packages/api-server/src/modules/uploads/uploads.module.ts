import type { BackgroundWork } from '@rostrum/server-kit/jobs';
import { defineModule } from '@rostrum/server-kit/module';
import type { Database } from '@rostrum/server-kit/database';
import type { Limits } from '@rostrum/server-kit/limits';
import type { FileStore, VirusScanner } from '@rostrum/server-kit/storage';
import { attachedFileEndpoint } from './attachments/attached-file.endpoint.ts';
import { checkUpload } from './check-upload.ts';
import { startCollectingUnused } from './collect-unused.job.ts';
import { contentEndpoint } from './content.endpoint.ts';
import { filesEndpoint } from './files.endpoint.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { createUploadService, type UploadService } from './uploads.service.ts';
import { guestUploadRoutes } from './guests/guest-uploads.routes.ts';
import { createGuestUploadService, type GuestUploadService } from './guests/guest-uploads.service.ts';
import type { UploadReceiverDeps } from './receive-uploads.ts';
import { uploads, uploadParts, retiredFiles } from './uploads.schema.ts';
import {
  retiredFilesPersonalData,
  uploadPartsPersonalData,
  uploadsPersonalData,
} from './uploads.personal-data.ts';

interface UploadDeps {
  db: Database;
  clock: () => Date;
  limits: Limits;
  uploadStore: FileStore;
  background: BackgroundWork;
  secrets: { attachment: Buffer };
  /** Undefined where the installation has none: files are said to be not scanned then. */
  virusScanner: VirusScanner | undefined;
}

const receiverDepsOf = ({ db, uploadStore, background, virusScanner }: UploadDeps): UploadReceiverDeps => ({
  db,
  uploadStore,
  orderCheck: background.define('check-upload', (order: { id: string }) =>
    checkUpload({ db, uploadStore, virusScanner }, order),
  ),
});

const servicesOf = (deps: UploadDeps): { own: UploadService; guest: GuestUploadService } => {
  const receiving = receiverDepsOf(deps);
  return {
    own: createUploadService({ ...receiving, clock: deps.clock }),
    guest: createGuestUploadService({ ...receiving, limits: deps.limits }),
  };
};

export const uploadsModule = defineModule({
  name: 'uploads',
  tables: [uploads, uploadParts, retiredFiles],
  personalData: [retiredFilesPersonalData, uploadPartsPersonalData, uploadsPersonalData],
  routes: (deps: UploadDeps) => {
    const { own, guest } = servicesOf(deps);
    return [...uploadRoutes(own), ...guestUploadRoutes(guest)];
  },
  endpoints: (app, deps: UploadDeps) => {
    contentEndpoint(app, servicesOf(deps));
    filesEndpoint(app, deps);
    attachedFileEndpoint(app, deps);
  },
  jobs: startCollectingUnused,
});
