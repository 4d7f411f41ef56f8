import { useNode } from '@craftjs/core';

/** For a settings form: connects its fields to the props of its Node. */
export function useSettings<Props>() {
  const {
    actions: { setProp },
    props,
  } = useNode((node) => ({ props: node.data.props }));

  /**
   * What the field for one prop needs: the value, and a way to change it.
   * Changes within `throttle` milliseconds become one undo step.
   */
  function field<Name extends keyof Props & string>(
    name: Name,
    throttle?: number,
  ) {
    const value: Props[Name] = props[name];
    const onChange = (newValue: Props[Name]) => {
      setProp((draft: Props) => {
        draft[name] = newValue;
      }, throttle);
    };
    return { value, onChange };
  }

  return { field };
}
