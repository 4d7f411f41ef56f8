/**
 * The measured editor: with its defaults, with handlers that store elements in batches, with editing off, or with
 * batches and a component that collects from every Node.
 */
export type Variant = 'default' | 'batched' | 'readOnly' | 'onRender' | 'outline';

/** The measured actions. `empty` is the overhead of measuring. */
export type Measured =
  | 'empty'
  | 'load'
  | 'keystroke'
  | 'select'
  | 'hover'
  | 'dragMove'
  | 'drop'
  | 'serialize';
