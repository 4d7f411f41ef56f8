import { createFileRoute, redirect } from '@tanstack/react-router';
import { chosenVersion, mainPagePath } from '../../docs/versions.ts';

export const Route = createFileRoute('/docs/')({
  beforeLoad: () => {
    throw redirect({ to: mainPagePath(chosenVersion()), replace: true });
  },
});
