const ID = /^[\w-]{11}$/;

/** Returns the id of a YouTube video from the id itself or from one of its addresses; undefined for anything else. */
export function parseVideoId(text: string): string | undefined {
  const value = text.trim();
  if (ID.test(value)) return value;
  const url = URL.parse(value);
  if (url === null || !/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return undefined;
  const candidate = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? '';
  return ID.test(candidate) ? candidate : undefined;
}
