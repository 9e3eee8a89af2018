export { useUpload, type UploadHandle, type UploadProgress } from './use-upload.ts';
