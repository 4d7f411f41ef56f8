/**
 * The editor that is measured: as it comes, with handlers that store elements in batches, with editing off, or with
 * batches and something that collects from every Node.
 */
export type Variant = 'default' | 'batched' | 'readOnly' | 'onRender' | 'outline';

/** What is measured. `empty` is what measuring itself takes. */
export type Measured =
  | 'empty'
  | 'load'
  | 'keystroke'
  | 'select'
  | 'hover'
  | 'dragMove'
  | 'drop'
  | 'serialize';
