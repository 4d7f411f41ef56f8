import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off. */
export function SwitchField({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="field switch">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </div>
  );
}
