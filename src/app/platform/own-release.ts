/** The release of the site that the document is of. */
export function ownRelease(): string | undefined {
  return document.documentElement.dataset['release'];
}

/** Whether the document stands in for a page that is not saved on this device. */
export function standsInForPage(): boolean {
  return 'standsIn' in document.documentElement.dataset;
}
