/** Milliseconds after which a query without results counts as complete, and not as a step in typing. */
const REPORT_DELAY_MS = 2000;

const MAX_QUERY_LENGTH = 80;

/** Matches what can be found: punctuation alone is not a word that the pages lack. */
const WORD = /[\p{L}\p{N}]/u;

/** Matches what may be a person's address, telephone number or key. */
const PERSONAL = /@|\d{5}/;

const reported = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a query that has no results to the endpoint of the site's operator, if the site was built with one
 * (`VITE_SEARCH_LOG`). Sends the words and nothing else: no cookies, no referrer, no identity of the reader or the
 * visit. Each query is sent once per visit, two seconds after the last letter. `undefined` cancels a query that is
 * still to be sent.
 */
export function reportMissingWords(query: string | undefined): void {
  const endpoint = import.meta.env.VITE_SEARCH_LOG;
  if (!endpoint) return;
  clearTimeout(timer);
  if (query === undefined || query.length > MAX_QUERY_LENGTH || reported.has(query)) return;
  if (PERSONAL.test(query) || !WORD.test(query)) return;
  timer = setTimeout(() => {
    reported.add(query);
    send(endpoint, query);
  }, REPORT_DELAY_MS);
}

function send(endpoint: string, query: string): void {
  // A request that needs no CORS permission; the response is not read.
  const request = fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    body: query,
  });
  // Readers are not concerned if the endpoint fails.
  request.catch(() => {});
}
