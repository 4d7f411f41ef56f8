import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { get, listAt, textAt } from '../../test-support/json.js';
import type { RepositoryFiles } from './content-editor.ts';
import { type LoopbackServer, listenOnLoopback } from './loopback.ts';

/** The token that the server accepts. */
export const GITHUB_TOKEN = 'github_pat_otter';

/** A proposed change. */
interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  readonly base: string;
  readonly isDraft: boolean;
  labels: readonly string[];
}

/**
 * A server with one repository that implements the parts of GitHub's REST and GraphQL APIs that the content editor
 * uses.
 */
export interface GitHubServer extends LoopbackServer {
  /** The files of each branch. */
  readonly branches: ReadonlyMap<string, RepositoryFiles>;
  readonly pullRequests: readonly PullRequest[];
  /** Requests without the token, or for something unknown to the server. */
  readonly refused: readonly string[];
}

/** Starts the server, with these files on the branch `main`. */
export async function startGitHubServer(files: RepositoryFiles): Promise<GitHubServer> {
  const branches = new Map<string, RepositoryFiles>([['main', files]]);
  const pullRequests: PullRequest[] = [];
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, { branches, pullRequests }).then((known) => {
      if (!known) refused.push(`${request.method} ${request.url}`);
    });
  });
  return { ...(await listenOnLoopback(server)), branches, pullRequests, refused };
}

interface Repository {
  readonly branches: Map<string, RepositoryFiles>;
  readonly pullRequests: PullRequest[];
}

const USER = { id: 1, name: 'Otter', login: 'otter', html_url: 'https://github.com/otter', email: null };

/** Answers a request. Returns whether the server knows it. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  repository: Repository,
): Promise<boolean> {
  const reply = (value: unknown, status = 200): true => {
    response.writeHead(status, { 'content-type': 'application/json', ...CORS });
    response.end(status === 204 ? undefined : JSON.stringify(value));
    return true;
  };
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const body: unknown = request.method === 'GET' || request.method === 'OPTIONS' ? {} : await json(request);
  if (request.method === 'OPTIONS') return reply(null, 204);
  if (request.headers.authorization !== `token ${GITHUB_TOKEN}`) {
    reply({ message: 'Bad credentials' }, 401);
    return false;
  }
  const call = `${request.method} ${pathname}`;
  if (call === 'GET /user') return reply(USER);
  if (call === 'GET /repos/otter/kit/collaborators/otter') return reply(null, 204);
  if (/^GET \/repos\/otter\/kit\/git\/trees\//.test(call)) {
    const tree = [...(repository.branches.get('main') ?? [])].map(([path, text]) => ({
      type: 'blob',
      path,
      sha: shaOf(text),
      size: Buffer.byteLength(text),
    }));
    return reply({ tree });
  }
  if (call === 'POST /repos/otter/kit/pulls') {
    const number = repository.pullRequests.length + 1;
    const pull = {
      number,
      title: textAt(body, 'title'),
      branch: textAt(body, 'head'),
      base: textAt(body, 'base'),
      isDraft: get(body, 'draft') === true,
      labels: [],
    };
    repository.pullRequests.push(pull);
    const now = new Date().toISOString();
    const url = `https://github.com/otter/kit/pull/${number}`;
    return reply({
      number,
      node_id: `PR${number}`,
      title: pull.title,
      html_url: url,
      created_at: now,
      updated_at: now,
    });
  }
  const labelled = /^POST \/repos\/otter\/kit\/issues\/(\d+)\/labels$/.exec(call)?.[1];
  const pull = repository.pullRequests[Number(labelled) - 1];
  if (pull !== undefined) {
    const labels = get(body, 'labels');
    pull.labels = Array.isArray(labels) ? labels.map(String) : [];
    return reply([]);
  }
  if (call === 'POST /graphql') {
    const data = graphql(textAt(body, 'query'), get(body, 'variables'), repository);
    if (data !== undefined) return reply({ data });
  }
  reply({ message: 'Not Found' }, 404);
  return false;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Answers a query of the content editor, recognised by a marker of its own. */
function graphql(query: string, variables: unknown, { branches, pullRequests }: Repository): unknown {
  const main = branches.get('main') ?? new Map<string, string>();
  if (query.includes('defaultBranchRef')) return { repository: { defaultBranchRef: { name: 'main' } } };
  if (query.includes('createRef(')) {
    const name = textAt(get(variables, 'input'), 'name').replace('refs/heads/', '');
    branches.set(name, main);
    return { createRef: { ref: { name } } };
  }
  if (query.includes('createCommitOnBranch')) return commit(get(variables, 'input'), branches);
  if (query.includes('forkOwner')) {
    return { fork: { id: 'R1' }, base: { ref: { target: { oid: headOf(main) } } } };
  }
  if (query.includes('pullRequests('))
    return { repository: { pullRequests: { nodes: [], totalCount: pullRequests.length } } };
  if (query.includes('content_0')) {
    const texts = new Map([...main.values()].map((text) => [shaOf(text), text]));
    const blobs = [...query.matchAll(/(content_\d+):\s+object\(oid: "(\w+)"\)/g)];
    return {
      repository: Object.fromEntries(
        blobs.map(([, alias = '', sha = '']) => [alias, { text: texts.get(sha) ?? '', isTruncated: false }]),
      ),
    };
  }
  if (query.includes('commit_0')) {
    const author = { name: 'Otter', email: 'otter@otter.example', user: { id: 1, login: 'otter' } };
    const target = { history: { nodes: [{ author, committedDate: '2026-01-01T00:00:00Z' }] } };
    const aliases = [...query.matchAll(/(commit_\d+):\s+ref/g)];
    return { repository: Object.fromEntries(aliases.map(([, alias = '']) => [alias, { target }])) };
  }
  if (query.includes('history(first: 1)')) {
    const nodes = [{ oid: headOf(main), message: 'Last change' }];
    return { repository: { ref: { target: { history: { nodes } } } } };
  }
  if (query.includes('deployments(')) return { repository: {} };
  if (/on Commit \{ oid \}/.test(query)) return { repository: { ref: { target: { oid: headOf(main) } } } };
  return undefined;
}

/** Writes files to a branch. */
function commit(input: unknown, branches: Map<string, RepositoryFiles>): unknown {
  const branch = textAt(get(input, 'branch'), 'branchName');
  const changes = get(input, 'fileChanges');
  const files = new Map(branches.get(branch));
  for (const addition of listAt(changes, 'additions')) {
    files.set(textAt(addition, 'path'), Buffer.from(textAt(addition, 'contents'), 'base64').toString('utf8'));
  }
  for (const deletion of listAt(changes, 'deletions')) files.delete(textAt(deletion, 'path'));
  branches.set(branch, files);
  const oids = listAt(changes, 'additions').map((addition, index) => {
    return [`file_${index}`, { oid: shaOf(files.get(textAt(addition, 'path')) ?? '') }];
  });
  return {
    createCommitOnBranch: {
      commit: { oid: randomUUID(), committedDate: '2026-01-02T00:00:00Z', ...Object.fromEntries(oids) },
    },
  };
}

/** Returns the name of a text in Git. */
function shaOf(text: string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');
}

function headOf(files: RepositoryFiles): string {
  return createHash('sha1')
    .update(JSON.stringify([...files]))
    .digest('hex');
}
