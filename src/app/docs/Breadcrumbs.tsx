import { Link } from '@tanstack/react-router';

interface BreadcrumbsProps {
  readonly category: string;
  readonly title: string;
}

/** Where the page stands in the documentation. */
export function Breadcrumbs({ category, title }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>{category}</li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
