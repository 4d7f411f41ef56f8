import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';

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
