import { createFileRoute } from '@tanstack/react-router';
import { DocsLayout } from '../../docs/DocsLayout.tsx';

export const Route = createFileRoute('/docs')({ component: DocsLayout });
