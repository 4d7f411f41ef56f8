import { useEffect } from 'react';
import { followColorMode } from '../platform/color-mode.ts';

/** Shows the colour mode that the reader chooses in another tab. */
export function useColorModeOfOtherTabs(): void {
  useEffect(followColorMode, []);
}
