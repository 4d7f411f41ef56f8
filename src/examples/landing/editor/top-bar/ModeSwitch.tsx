import { useEditor } from '@craftjs/core';

/** Edit the page, or view it as its visitors will: Craft.js' option `enabled`. */
export function ModeSwitch() {
  const { actions, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const choose = (value: boolean) =>
    actions.setOptions((options) => {
      options.enabled = value;
    });
  return (
    <fieldset className="mode-switch">
      <legend className="visually-hidden">Mode</legend>
      <button type="button" aria-pressed={enabled} onClick={() => choose(true)}>
        Edit
      </button>
      <button type="button" aria-pressed={!enabled} onClick={() => choose(false)}>
        View
      </button>
    </fieldset>
  );
}
