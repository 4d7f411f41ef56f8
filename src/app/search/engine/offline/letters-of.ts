/** What a name and a query have in common that are written with other signs: `<Element />` and `element`. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
