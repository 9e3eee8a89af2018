export { useUpload, type UploadHandle, type UploadProgress } from './use-upload.ts';
export { UploadStatus, type UploadStatusProps } from './upload-status.tsx';
