import { Agent, get } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { long, serveSite } from './serve-fixture.js';

const READERS = 200;
/** What a visit asks for, one after another on one connection. */
const visit = ['/', '/docs/overview', '/assets/main-abcd1234.js', '/docs/overview.md', '/docs/nothing'];

/**
 * Asks for a path and reads the answer to its end.
 *
 * @param {Agent} agent
 * @param {number} port
 * @param {string} path
 * @returns {Promise<{ status: number | undefined, bytes: number }>}
 */
function ask(agent, port, path) {
  return new Promise((resolve, reject) => {
    const request = get({ agent, host: '127.0.0.1', port, path }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode, bytes }));
    });
    request.on('error', reject);
  });
}

test(`${READERS} readers at a time all get what they ask for`, async () => {
  const { server, get: getOnce } = await serveSite();
  const agents = Array.from({ length: READERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
  });
  /** @param {string} path */
  const askAll = (path) => Promise.all(agents.map((agent) => ask(agent, server.port, path)));
  for (const path of visit) {
    const { status, body } = await getOnce(path);
    expect(body.length).toBeGreaterThan(0);
    expect(await askAll(path)).toEqual(agents.map(() => ({ status, bytes: body.length })));
  }
});

test('readers who leave in the middle of an answer disturb no others', async () => {
  const { server } = await serveSite({}, { 'large.txt': long.repeat(1000) });
  const agents = Array.from({ length: READERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  onTestFinished(() => {
    for (const agent of agents) agent.destroy();
  });
  const leavers = agents.slice(0, READERS / 2);
  const stayers = agents.slice(READERS / 2);
  const left = leavers.map(
    (agent) =>
      new Promise((resolve) => {
        const request = get(
          { agent, host: '127.0.0.1', port: server.port, path: '/large.txt' },
          (response) => {
            response.once('data', () => request.destroy());
            response.once('close', resolve);
          },
        );
        request.on('error', resolve);
      }),
  );
  const answers = await Promise.all(stayers.map((agent) => ask(agent, server.port, '/large.txt')));
  await Promise.all(left);
  expect(answers).toEqual(stayers.map(() => ({ status: 200, bytes: long.length * 1000 })));
  expect((await ask(new Agent(), server.port, '/')).status).toBe(200);
});
