import type { NodeId } from '@craftjs/core';
import { IconButton } from '../../ui/IconButton.tsx';
import { useCommands } from '../commands/use-commands.ts';
import { labelAndKeys } from './shortcuts.ts';

const ICONS = {
  moveUp: 'up',
  moveDown: 'down',
  moveIn: 'into',
  moveOut: 'out',
  duplicate: 'copy',
  remove: 'trash',
} as const;

interface Props {
  readonly id: NodeId;
  readonly command: keyof typeof ICONS;
}

/** A button for a command that also has keys. */
export function CommandButton({ id, command }: Props) {
  const { run } = useCommands();
  return <IconButton icon={ICONS[command]} {...labelAndKeys(command)} onClick={() => run(command, id)} />;
}
