import { publicationSources, type PublicationSource } from '@rostrum/contracts/people';
import { z } from 'zod';

/** A setting that may be left out; an empty one counts as left out. */
export const optionalText = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value === '' ? undefined : value));

/** An address without a path, as a browser writes an origin. */
export const webOrigin = z
  .url({ protocol: /^https?$/, error: 'must be a web address like https://experts.example.org' })
  .transform((value) => new URL(value).origin);

const partsOf = (text = '') => text.split(',').flatMap((part) => part.trim() || []);

/** Origins one after the other, divided by commas. */
export const webOrigins = optionalText.transform((text, context) => {
  const origins: string[] = [];
  for (const part of partsOf(text)) {
    const parsed = webOrigin.safeParse(part);
    if (parsed.success) origins.push(parsed.data);
    else context.addIssue(`must be web addresses divided by commas; '${part}' is none`);
  }
  return origins;
});

/** `orcid,openalex=https://mirror.example.org`: names divided by commas, each with the address of a mirror if there is one. */
export const publicationSourceList = optionalText.transform((text, context) => {
  const asked: Partial<Record<PublicationSource, { address: string | undefined }>> = {};
  for (const part of partsOf(text)) {
    const [name, address] = part.split('=');
    const source = publicationSources.find((one) => one === name);
    const mirror = address === undefined ? undefined : webOrigin.safeParse(address).data;
    if (source === undefined || (address !== undefined && mirror === undefined))
      context.addIssue(
        `must name ${publicationSources.join(', ')}, divided by commas, each alone or with =https://…; '${part}' is none`,
      );
    else asked[source] = { address: mirror };
  }
  return asked;
});
