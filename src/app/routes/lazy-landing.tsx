import { createLazyRoute } from '@tanstack/react-router';
import { LandingPage } from '../landing/LandingPage.tsx';

export const Route = createLazyRoute('/')({
  component: function LandingRoute() {
    return <LandingPage page={Route.useLoaderData()} />;
  },
});
