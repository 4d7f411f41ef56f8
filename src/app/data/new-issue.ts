import { site } from 'derived/site.ts';

/** Returns the address of the repository's page for a new issue, with its title and text filled in. */
export function newIssueUrl(issue: { readonly title: string; readonly body?: string }): string {
  return `${site.repository.replace(/\/$/, '')}/issues/new?${new URLSearchParams(issue)}`;
}
