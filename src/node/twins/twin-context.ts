/** What the twin of a page must know that its markdown does not say. */
export interface TwinContext {
  /** Full URL of the page that the twin belongs to. */
  readonly pageUrl: string;
  /** Full URL of a path of the site, such as `/docs/overview#setup`. */
  readonly urlOf: (path: string) => string;
  /** Full URL of an image, by its path relative to the page's file; undefined when the site does not have it. */
  readonly imageUrl: (file: string) => string | undefined;
  /** Source of the demo of this name; undefined when there is none. */
  readonly demoSource: (name: string) => string | undefined;
}
