/** A path of this site, as routes know it, with the base path in front: what an `href` needs. */
export function siteUrl(path: string): string {
  return `${import.meta.env.BASE_URL}${path.slice(1)}`;
}
