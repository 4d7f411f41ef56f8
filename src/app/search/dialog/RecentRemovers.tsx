import { Icon } from '../../ui/Icon.tsx';

interface RecentRemoversProps {
  readonly queries: readonly string[];
  readonly onRemove: (query: string) => void;
}

/** The buttons that forget recent searches. They stand beside the list, because no option may hold a button. */
export function RecentRemovers({ queries, onRemove }: RecentRemoversProps) {
  return (
    <ul className="search-removers">
      {queries.map((query) => (
        <li key={query}>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove “${query}” from recent searches`}
            onClick={() => onRemove(query)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
