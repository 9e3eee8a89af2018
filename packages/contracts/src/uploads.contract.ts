import { z } from 'zod';
import { uploadLimitBytes } from './constants.ts';
import { defineRoute } from './define-route.ts';
import type { ErrorCode } from './errors.ts';
import { id, line, ownItemParams, ownParams } from './primitives.ts';

/** What a file is uploaded for, which decides what is accepted. */
export const uploadPurposes = [
  'photo',
  'cover',
  'figure',
  'logo',
  'csv',
  'attachment',
  'document',
  'sound',
  'video',
  'captions',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];
export type PicturePurpose = Exclude<
  UploadPurpose,
  'csv' | 'attachment' | 'document' | 'sound' | 'video' | 'captions'
>;
/** A photo as the browser's file dialog is told of it; the server goes by the content. */
export const photoMediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** A recording as the browser's file dialog is told of it. */
export const soundEndings = ['mp3', 'm4a', 'wav', 'ogg'] as const;
/** A name is said in seconds: 2 MB are two minutes of an MP3. */
export const maximumSoundBytes = 2_000_000;
/** The captions of a day of talking are shorter. */
export const maximumCaptionsBytes = 1_000_000;
/** The smallest picture of each purpose, in pixels (product rules, person and post). */
export const minimumPictures: Readonly<Record<PicturePurpose, { width: number; height: number }>> = {
  photo: { width: 200, height: 200 },
  cover: { width: 600, height: 315 },
  figure: { width: 200, height: 100 },
  logo: { width: 64, height: 64 },
};
/** Most pixels of a photo: what a decoder may be asked to hold in memory. */
export const maximumPhotoPixels = 40_000_000;

/** Why a file is not accepted once its content was looked at. */
export const uploadFaults = [
  'unreadable',
  'wrong_type',
  'too_small',
  'too_many_pixels',
  'infected',
  'active',
  'heic',
  'too_demanding',
] as const;
export type UploadFault = (typeof uploadFaults)[number];
const uploadFaultTexts: Record<UploadFault, string> = {
  unreadable: 'The file is damaged or is not a photo. Choose a JPEG, PNG or WebP.',
  wrong_type: 'The file is not a JPEG, PNG or WebP. Choose another one.',
  too_small: 'The photo is too small.',
  too_many_pixels: 'The photo has more than 40 megapixels. Choose a smaller version.',
  infected: 'The virus scanner refused the file. Choose another one.',
  active: 'The document contains a script or other files. Save it as a plain PDF and choose that.',
  heic: 'HEIC photos can\u2019t be opened here. Export it as a JPEG and choose that: on a Mac, open it in Preview and select File, Export; on an iPhone, set Settings, Camera, Formats to Most Compatible.',
  too_demanding:
    'The photo takes too much time or memory to open. Save it as a JPEG with at most 20 megapixels and choose that.',
};

const isPicture = (purpose: UploadPurpose): purpose is PicturePurpose => purpose in minimumPictures;

/** Why a file was refused, and which one would be taken. */
export function explainUploadFault(fault: UploadFault, purpose: UploadPurpose): string {
  if (purpose === 'attachment' && fault === 'wrong_type')
    return 'This kind of file is not taken. Choose a PDF, Office or text document, picture, sound or video.';
  if (
    purpose === 'document' &&
    (fault === 'wrong_type' || fault === 'unreadable' || fault === 'too_demanding')
  )
    return 'The file is damaged, has a password, or is not a PDF or Word document (.docx). Choose another one.';
  if (purpose === 'sound' && fault !== 'infected')
    return 'The file is damaged or is not a sound recording. Choose an MP3, M4A, WAV or OGG.';
  if (purpose === 'video' && fault !== 'infected')
    return 'The file is damaged or is not a video that browsers play. Choose an MP4 or WebM.';
  if (purpose === 'captions' && fault !== 'infected')
    return 'The file has no captions in WebVTT. Choose a file that ends in .vtt and begins with WEBVTT.';
  if (fault === 'too_demanding' && !isPicture(purpose))
    return 'The file takes too long to check. Save it again, or in another format, and choose that.';
  if (fault !== 'too_small' || !isPicture(purpose)) return uploadFaultTexts[fault];
  const { width, height } = minimumPictures[purpose];
  return `${uploadFaultTexts.too_small} Choose one with at least ${width} × ${height} pixels.`;
}

export const uploadStates = ['receiving', 'checking', 'ready', 'refused'] as const;

/** One file on its way or arrived. */
export const upload = z.object({
  id,
  name: z.string(),
  size: z.number().int(),
  /** How many bytes have arrived. */
  received: z.number().int(),
  state: z.enum(uploadStates),
  fault: z.enum(uploadFaults).nullable(),
  /** Of a photo that is ready: where it is, upright, at most 1,200 pixels wide and high. */
  preview: z.object({ src: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
});
export type Upload = z.infer<typeof upload>;

/** Refused with 413 instead of 422. */
const tooLarge = { refusal: 'too_large' } satisfies { refusal: ErrorCode };

/** What is said of a file before its bytes are sent. */
export const fileAnnouncement = {
  name: line(255, 1),
  size: z
    .number()
    .int()
    .min(1, 'The file is empty. Choose another one.')
    .refine((size) => size <= uploadLimitBytes, {
      message: 'The file is larger than 20 MB. Choose a smaller one.',
      params: tooLarge,
    })
    .meta({ maximum: uploadLimitBytes }),
};

export const uploads = {
  create: defineRoute({
    id: 'uploads.create',
    method: 'POST',
    path: '/app/uploads/{identifier}',
    summary:
      'Announce a file. Its bytes follow to /content by the tus protocol, in as many requests as it takes.',
    params: ownParams,
    body: z
      .object({
        purpose: z.enum(uploadPurposes),
        ...fileAnnouncement,
      })
      .refine(({ purpose, size }) => purpose !== 'sound' || size <= maximumSoundBytes, {
        path: ['size'],
        message: 'The recording is larger than 2 MB. Choose a shorter one.',
        params: tooLarge,
      })
      .refine(({ purpose, size }) => purpose !== 'captions' || size <= maximumCaptionsBytes, {
        path: ['size'],
        message: 'The captions are larger than 1 MB. Choose a shorter file.',
        params: tooLarge,
      }),
    response: upload,
    status: 201,
    errors: ['too_many_requests', 'too_large'],
  }),
  get: defineRoute({
    id: 'uploads.get',
    method: 'GET',
    path: '/app/uploads/{identifier}/{id}',
    summary: 'How far a file is: arriving, being checked, ready, or refused and why.',
    params: ownItemParams,
    response: upload,
    errors: ['not_found'],
  }),
  remove: defineRoute({
    id: 'uploads.remove',
    method: 'DELETE',
    path: '/app/uploads/{identifier}/{id}',
    summary: 'Cancel an upload, or discard a file that is not used.',
    params: ownItemParams,
    response: z.object({ removed: z.boolean() }),
    errors: ['not_found'],
  }),
};

/** The bytes of an upload: HEAD and PATCH of the tus protocol, core version 1.0.0. Its answers have no body. */
export const uploadContent = defineRoute({
  id: 'uploads.content',
  method: 'PATCH',
  path: '/app/uploads/{identifier}/{id}/content',
  summary: 'Append bytes to an announced file, from the offset that HEAD answers (tus 1.0.0).',
  envelope: 'bare',
  params: ownItemParams,
  headers: z.object({
    'tus-resumable': z.literal('1.0.0'),
    /** Number of bytes that have arrived. */
    'upload-offset': z.number().int().min(0),
  }),
  bodyMediaType: 'application/offset+octet-stream',
  response: z.undefined(),
  status: 204,
  errors: ['not_found', 'version_conflict', 'too_large', 'unsupported_media_type'],
});
