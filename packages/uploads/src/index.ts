export { ArrivingFiles, type ArrivingFilesProps } from './arriving-files.tsx';
export { AttachmentField, type AttachmentFieldProps } from './attachment-field.tsx';
export { AttachmentList, type AttachmentListProps, describeAttachment } from './attachment-list.tsx';
export { FileButton, type FileButtonProps } from './file-button.tsx';
export { createGuestKey } from './upload-calls.ts';
export { type UploadProgress } from './send-upload.ts';
export { type AttachmentsHandle, type PickedFile, useAttachments } from './use-attachments.ts';
export { useUpload, type UploadHandle } from './use-upload.ts';
export { UploadStatus, type UploadStatusProps } from './upload-status.tsx';
