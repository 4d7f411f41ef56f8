import { extname } from 'node:path';

const TEXT: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const BINARY: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Returns the media type of a file by its name. */
export function mediaType(file: string): string {
  const extension = extname(file);
  return TEXT[extension] ?? BINARY[extension] ?? 'application/octet-stream';
}

/** Whether a file is text, which is sent compressed; other formats have their own compression, if any. */
export function isText(file: string): boolean {
  return extname(file) in TEXT;
}
