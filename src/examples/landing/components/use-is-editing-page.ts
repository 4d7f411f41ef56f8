import { useEditor } from '@craftjs/core';

/** Whether the page can be edited, as opposed to viewed. */
export function useIsEditingPage(): boolean {
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  return enabled;
}
