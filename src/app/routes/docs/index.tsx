import { createFileRoute, redirect } from '@tanstack/react-router';
import { site } from 'derived/site.ts';
import { chosenVersion, mainPagePath } from '../../docs/versions.ts';

export const Route = createFileRoute('/docs/')({
  beforeLoad: () => {
    throw redirect({ to: mainPagePath(site, chosenVersion()), replace: true });
  },
});
