import type { BackgroundWork } from '@rostrum/server-kit/jobs';
import type { ServerModule } from '@rostrum/server-kit/module';
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
import { toUpload, type UploadReceiverDeps } from './receive-uploads.ts';

export { createPortraitService, findPhoto } from './photos/portraits.service.ts';
export { createPressPhotoService, type PressPhotoUse } from './photos/press-photos.service.ts';
export { claimCover, claimPhoto, releasePhoto, toPreview } from './photos/claimed-photos.ts';
export type { PressPhoto } from './photos/press-photos.ts';
export { createCoverService, findCoverSource } from './photos/covers.service.ts';
export { toSharedCover } from './photos/photo-names.ts';
export { createFigureService } from './photos/figures.service.ts';
export { createPictureService } from './photos/pictures.service.ts';
export { releaseUnused, releaseUploads } from './release-uploads.repository.ts';
export { uploads } from './uploads.schema.ts';
export { removeUploadsOf, retireAddresses } from './remove-files.ts';
export { createTableFiles, type TableFile } from './table-files.ts';
export {
  type AttachedFile,
  claimFiles,
  giveFilesToAccount,
  releaseFiles,
  toAttachment,
} from './attachments/attachment-files.ts';
export { keepMailedFile, type MailedFileDeps } from './keep-mailed-file.ts';
export { claimDocument, readDocumentText, releaseDocument } from './documents/document-files.ts';
export { claimSound, releaseSound } from './sounds/sound-files.ts';
export { claimVideoFile, releaseVideoFiles } from './videos/video-files.ts';
export { toVideoAddresses } from './videos/video-addresses.ts';
export { toDisposition } from './attachments/safe-name.ts';
export { toDownloadPath } from './attachments/download-links.ts';
export {
  createGuestFormFiles,
  type GuestFormFiles,
  type GuestFormFilesDeps,
} from './guests/guest-form-files.ts';
export { ownerByKey } from './guests/guest-key.ts';
export { toUpload };

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

export const uploadsModule: ServerModule<UploadDeps> = {
  name: 'uploads',
  routes: (deps) => {
    const { own, guest } = servicesOf(deps);
    return [...uploadRoutes(own), ...guestUploadRoutes(guest)];
  },
  endpoints: (app, deps) => {
    contentEndpoint(app, servicesOf(deps));
    filesEndpoint(app, deps);
    attachedFileEndpoint(app, deps);
  },
  jobs: startCollectingUnused,
};
