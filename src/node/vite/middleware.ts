import type { ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { Connect } from 'vite';
import type { PageAsset } from '../markdown/page/facts.ts';
import { readAsset } from '../markdown/page/page.ts';

/** Answers with a text. */
export function send(response: ServerResponse, type: string, body: string | Uint8Array, status = 200): void {
  response.writeHead(status, { 'content-type': type.includes('image') ? type : `${type}; charset=utf-8` });
  response.end(body);
}

/** Refuses to open a file in the writer's editor unless a page of this server asks: any site can make a browser request it. */
export const guardOpenInEditor: Connect.NextHandleFunction = (request, response, next) => {
  const opensEditor = request.url?.toLowerCase().includes('/__open-in-editor') === true;
  if (!opensEditor || request.headers['sec-fetch-site'] === 'same-origin') return next();
  return send(response, 'text/plain', 'Only pages of this server open files.', 403);
};

/** Serves the files that articles refer to from their source folders, on a site below the path `base`. */
export function assetMiddleware(
  assets: () => readonly PageAsset[],
  base: string,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = request.url?.split('?')[0];
    // Vite removes the base path only after the middlewares of plugins.
    const asset = assets().find(({ url }) => path === `${base}${url.slice(1)}`);
    const type = asset && lookup(asset.url);
    if (asset === undefined || type === undefined) return next();
    const content = await readAsset(asset).catch(() => undefined);
    return content === undefined ? next() : send(response, type, content);
  };
}
