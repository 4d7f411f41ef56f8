import { createHash, createPublicKey } from 'node:crypto';
import { generate } from 'selfsigned';

/** A certificate for `localhost`, and the pin with which a browser trusts it. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** The SHA-256 of its public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
  readonly pin: string;
}

/**
 * Creates a certificate for the lifetime of this process. Chromium gets its key instead of a flag to ignore all errors:
 * on a site with an ignored error it neither caches nor allows service workers.
 */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });
  return { key, cert, pin: createHash('sha256').update(publicKey).digest('base64') };
}
