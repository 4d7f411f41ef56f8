import { settings } from './settings.ts';
import { fileKind } from './site-files.ts';

/**
 * Whether a response is a file of this worker's release, the only files that it may save. The host may already have the
 * next release, or answer with another page: a login of the network, a notice, its home page.
 */
export async function isOfThisRelease(file: string, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  switch (fileKind(file)) {
    case 'asset':
      return !(response.headers.get('content-type') ?? '').startsWith('text/html');
    case 'data':
      return (await response.clone().text()).includes(`"release":"${settings.release}"`);
    case 'picture':
      return (await hashOf(await response.clone().arrayBuffer())) === settings.pictures[file];
    case 'document':
      return new RegExp(`<html[^>]* data-release="?${settings.release}\\b`).test(
        await response.clone().text(),
      );
  }
}

/** SHA-256 in hexadecimal digits. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
