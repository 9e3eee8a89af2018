import {
  explainUploadFault,
  formatFileSize,
  guestUploads,
  maximumAttachments,
  uploadLimitBytes,
} from '@rostrum/contracts';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { idOf, type FormState } from './form-fields.ts';
import { fileFields, type FormFiles } from './read-sent-form.ts';

const path = 'attachments';
/** Filter of the file dialog. The server checks the content. */
const accept =
  '.pdf,.rtf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.csv,.md,.srt,.vtt,image/jpeg,image/png,image/gif,image/webp,image/heic,image/tiff,audio/*,video/mp4,video/quicktime,video/webm';

/** Upload addresses and refusal messages for the script of a public page. */
const uploading = JSON.stringify({
  address: guestUploads.create.path.replace('/{key}', ''),
  maxFiles: maximumAttachments,
  maxBytes: uploadLimitBytes,
  wrongType: explainUploadFault('wrong_type', 'attachment'),
  infected: explainUploadFault('infected', 'attachment'),
  tooDemanding: explainUploadFault('too_demanding', 'attachment'),
});

/**
 * Files of the message. Without script each that was sent with a refused form stays, unless its box is cleared; the script
 * of a public page uploads them as they are chosen.
 */
export function filesPart({ key, waiting }: FormFiles, { errors }: FormState): SafeHtml {
  const id = idOf(path);
  const error = errors.get(path);
  return html`<fieldset class="field files" data-files="${uploading}"><legend>Files <span class="muted">(optional)</span></legend>${key !== undefined && html`<input type="hidden" name="${fileFields.key}" value="${key}">`}${
    waiting.length > 0 &&
    html`<ul data-kept-files>${waiting.map(
      (file) =>
        html`<li data-file="${file.id}" data-name="${file.name}" data-size="${String(file.size)}"><label class="check"><input type="checkbox" name="${fileFields.kept(file.id)}" value="yes" checked> <bdi>${file.name}</bdi> <span class="muted">${formatFileSize(file.size)}</span></label></li>`,
    )}</ul>`
  }<label for="${id}">Attach files <span class="muted">up to ${String(maximumAttachments)} files of 20 MB: documents, pictures, sound, video</span></label><input type="file" id="${id}" name="${fileFields.chosen}" multiple accept="${accept}"${error !== undefined && html` aria-invalid="true" aria-describedby="${id}-error"`}>${error !== undefined && html`<p class="error" id="${id}-error">${error}</p>`}</fieldset>`;
}
