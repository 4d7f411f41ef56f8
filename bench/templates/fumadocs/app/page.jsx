import { HomeLayout } from 'fumadocs-ui/layouts/home';
import Link from 'next/link';
import { baseOptions } from '../lib/layout';

export default function HomePage() {
  return (
    <HomeLayout {...baseOptions}>
      <h1>Home</h1>
      <Link href="/docs/overview">Documentation</Link>
    </HomeLayout>
  );
}
