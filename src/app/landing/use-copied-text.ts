import { useEffect, useState } from 'react';
import { announce } from '../ui/live-region.ts';

/** How long, in milliseconds, it counts as just copied. */
const CONFIRMATION = 2000;

/** Copies a text and says so; a browser that does not allow it is told about as well. */
export function useCopiedText(text: string): { readonly isCopied: boolean; readonly copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const run = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce('Copied');
    } catch {
      announce('The browser did not allow copying.');
    }
  };
  return { isCopied, copy: () => void run() };
}
