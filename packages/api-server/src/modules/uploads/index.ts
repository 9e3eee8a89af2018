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
export { toUpload } from './receive-uploads.ts';
