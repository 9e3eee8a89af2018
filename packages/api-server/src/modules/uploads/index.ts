import type { BackgroundWork } from '@rostrum/server-kit/jobs';
import type { ServerModule } from '@rostrum/server-kit/module';
import type { Database } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { checkUpload } from './check-upload.ts';
import { startCollectingUnused } from './collect-unused.job.ts';
import { contentEndpoint } from './content.endpoint.ts';
import { filesEndpoint } from './files.endpoint.ts';
import { uploadRoutes } from './uploads.routes.ts';
import { createUploadService, toUpload, type UploadService } from './uploads.service.ts';

export { createPortraitService, findPhoto } from './photos/portraits.service.ts';
export { createCoverService } from './photos/covers.service.ts';
export { createLogoService } from './photos/logos.service.ts';
export { uploads } from './uploads.schema.ts';
export { createTableFiles, type TableFile } from './table-files.ts';
export { toUpload };

interface UploadDeps {
  db: Database;
  clock: () => Date;
  uploadStore: FileStore;
  background: BackgroundWork;
}

const serviceOf = ({ db, uploadStore, background }: UploadDeps): UploadService =>
  createUploadService({
    db,
    uploadStore,
    orderCheck: background.define('check-upload', (order: { id: string }) =>
      checkUpload({ db, uploadStore }, order),
    ),
  });

export const uploadsModule: ServerModule<UploadDeps> = {
  name: 'uploads',
  routes: (deps) => uploadRoutes(serviceOf(deps)),
  endpoints: (app, deps) => {
    contentEndpoint(app, serviceOf(deps));
    filesEndpoint(app, deps);
  },
  jobs: startCollectingUnused,
};
