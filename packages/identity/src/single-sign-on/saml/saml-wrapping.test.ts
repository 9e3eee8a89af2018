import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerTo, begin, outcomeAfter, samlScene, type SamlScene } from '../testing/saml-scene.ts';

const ines = 'ines.calder@northmere.example';
const owner = 'owner@northmere.example';
let scene: SamlScene;

beforeAll(async () => {
  scene = await samlScene();
  await scene.server.given.user('expert', { email: ines, orgId: scene.org.id });
  await scene.server.given.user('owner', { email: owner, orgId: scene.org.id });
});
afterAll(() => scene[Symbol.asyncDispose]());

const assertionOf = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
const signatureOf = (xml: string) => /<(\w+:)?Signature [\s\S]*<\/(\w+:)?Signature>/.exec(xml)?.[0] ?? '';
const evilOf = (xml: string, id = '_evil') =>
  assertionOf(xml)
    .replace(signatureOf(xml), '')
    .replace(/ ID="[^"]+"/, ` ID="${id}"`)
    .replace(ines, owner);
const insideEvil = (evil: string, inner: string) => evil.replace('<saml:Subject>', `${inner}<saml:Subject>`);
const idOf = (xml: string) => / ID="(_a[^"]+)"/.exec(xml)?.[1] ?? '';

const shapes: Record<string, (xml: string) => string> = {
  'a forged assertion before the signed one': (xml) =>
    xml.replace(assertionOf(xml), evilOf(xml) + assertionOf(xml)),
  'a forged assertion after the signed one': (xml) =>
    xml.replace(assertionOf(xml), assertionOf(xml) + evilOf(xml)),
  'the signed assertion inside a forged one': (xml) =>
    xml.replace(assertionOf(xml), insideEvil(evilOf(xml), assertionOf(xml))),
  'the signature moved into the forged one, the original beside it': (xml) => {
    const signature = signatureOf(xml);
    const bare = assertionOf(xml).replace(signature, '');
    return xml.replace(assertionOf(xml), insideEvil(evilOf(xml), signature) + bare);
  },
  'the original inside the signature that was moved': (xml) => {
    const signature = signatureOf(xml);
    const bare = assertionOf(xml).replace(signature, '');
    const holding = signature.replace(/<\/(\w+:)?Signature>$/, (end) => `<Object>${bare}</Object>${end}`);
    return xml.replace(assertionOf(xml), insideEvil(evilOf(xml), holding));
  },
  'the original in an extension of the response': (xml) =>
    xml.replace(assertionOf(xml), `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions>${evilOf(xml)}`),
  'two assertions with one ID': (xml) =>
    xml.replace(assertionOf(xml), evilOf(xml, idOf(xml)) + assertionOf(xml)),
  'a forged response around the honest one': (xml) => {
    const [open = ''] = /<samlp:Response[^>]*>/.exec(xml) ?? [];
    return `${open.replace(/ ID="[^"]+"/, ' ID="_evil-r"')}${xml}${evilOf(xml)}</samlp:Response>`;
  },
  'a second signed info': (xml) => {
    const info = /<SignedInfo[\s\S]*<\/SignedInfo>/.exec(xml)?.[0] ?? '';
    return xml.replace(info, info + info).replace(ines, owner);
  },
  'a comment inside the digest': (xml) =>
    xml.replace(/<DigestValue>([^<]+)</, '<DigestValue><!--x-->$1<').replace(ines, owner),
};
test.each(Object.entries(shapes))('a wrapped signature is refused: %s', async (_name, change) => {
  const probe = answerTo(scene, await begin(scene));
  expect(change(probe)).not.toBe(probe);
  expect(await outcomeAfter(scene, change)).toEqual({ error: 'SsoRefused' });
});
