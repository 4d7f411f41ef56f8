import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadDocument } from '../platform/recovery/load-document.ts';
import { PartError } from '../platform/recovery/load-part.ts';

interface PartBoundaryProps {
  /** Whether the reader has asked for the part, so that the document is loaded again if its code cannot be loaded. */
  readonly isAsked: boolean;
  /** Called when the part has failed. Its next use tries again. */
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

/** Surrounds a part whose code is loaded on request. If the part cannot be loaded or crashes, only the part is missing. */
export function PartBoundary({ isAsked, onFailure, children }: PartBoundaryProps) {
  const onCatch = (error: unknown) => {
    if (isAsked && error instanceof PartError) void loadDocument();
    onFailure?.();
  };
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => null} onCatch={onCatch}>
      {children}
    </CatchBoundary>
  );
}
