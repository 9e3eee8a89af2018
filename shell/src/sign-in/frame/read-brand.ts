import { signInBrandElement, type SignInBrand } from '@rostrum/contracts';

/** Returns what the server wrote into the page about who it belongs to; the product alone where nothing was written. */
export function readBrand(): SignInBrand {
  const text = document.getElementById(signInBrandElement)?.textContent;
  return text ? (JSON.parse(text) as SignInBrand) : { kind: 'product' };
}
