/** Shortens a text for the clipboard: deflate, then base64. */
export async function pack(text: string): Promise<string> {
  const stream = new Blob([text])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Returns the text that was packed. JSON stays as it is. */
export async function unpack(text: string): Promise<string> {
  if (text.trimStart().startsWith('{')) return text;
  try {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const stream = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    return await new Response(stream).text();
  } catch {
    throw new Error(
      'This text is not a page. Paste a copied page, or its JSON.',
    );
  }
}
