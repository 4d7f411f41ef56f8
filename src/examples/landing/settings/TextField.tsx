import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly multiline?: boolean;
  readonly placeholder?: string;
  /** The problem of the value, as a sentence. */
  readonly problem?: string | undefined;
}

/** A text. */
export function TextField({ label, value, onChange, multiline = false, placeholder, problem }: Props) {
  const id = useId();
  const Control = multiline ? 'textarea' : 'input';
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <Control
        id={id}
        className="field-text"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
