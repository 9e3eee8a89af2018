import { mailHead } from './mail-head.ts';

/** Made by this server from what was uploaded. */
const anyFile = /^[0-9a-f]{32}-[0-9]{2,4}\.webp$/;
const placed = /<img src="(cid:logo-([0-9a-f]{32}-[0-9]{2,4}\.webp))"[^>]*>/;

/** Names the logo before the organisation's name, which stays: where pictures are not shown, nothing is missing. */
export const placeLogo = (html: string, file: string): string =>
  anyFile.test(file)
    ? html.replace(
        `<div style="${mailHead}">`,
        (start) =>
          `${start}<img src="cid:logo-${file}" alt="" height="32" style="height:32px;max-width:160px;margin-right:12px;vertical-align:middle">`,
      )
    : html;

/** A picture that travels in the mail: none is fetched when it is read, so that reading it tells no one. */
export interface MailLogo {
  cid: string;
  content: Buffer;
}

/** The mail with the logo that it names, or without a trace of one that is no longer there. */
export async function attachLogo<Mail extends { html: string }>(
  mail: Mail,
  readLogo: ((file: string) => Promise<Buffer | undefined>) | undefined,
): Promise<Mail & { logo?: MailLogo }> {
  const [image, address, file] = placed.exec(mail.html) ?? [];
  if (image === undefined || address === undefined || file === undefined) return mail;
  const content = await readLogo?.(file);
  return content
    ? { ...mail, logo: { cid: address.slice('cid:'.length), content } }
    : { ...mail, html: mail.html.replace(image, '') };
}

/** The mail as a browser shows it. */
export const inlineLogo = ({ html, logo }: { html: string; logo?: MailLogo }): string =>
  logo ? html.replace(`cid:${logo.cid}`, `data:image/png;base64,${logo.content.toString('base64')}`) : html;
