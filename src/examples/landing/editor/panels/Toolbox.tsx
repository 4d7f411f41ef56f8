import { BASIC_ITEMS, RULE_ITEMS, type ToolboxItem } from '../toolbox-items.tsx';
import { ToolboxButton } from './ToolboxButton.tsx';

/** What can be put on the page. */
export function Toolbox() {
  return (
    <section className="toolbox" aria-label="Components">
      <Group title="Basics" items={BASIC_ITEMS} />
      <Group title="With rules" items={RULE_ITEMS} />
    </section>
  );
}

function Group({ title, items }: { readonly title: string; readonly items: readonly ToolboxItem[] }) {
  return (
    <>
      <h2 className="toolbox-title">{title}</h2>
      <ul className="toolbox-items">
        {items.map((item) => (
          <ToolboxButton key={item.name} item={item} />
        ))}
      </ul>
    </>
  );
}
