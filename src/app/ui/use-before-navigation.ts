import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** What of the address a navigation changes. */
interface AddressChange {
  readonly pathChanged: boolean;
  readonly hashChanged: boolean;
}

/** Calls back when the address is about to change, by a link or the browser's buttons. */
export function useBeforeNavigation(callback: (change: AddressChange) => void): void {
  const router = useRouter();
  const onNavigation = useEffectEvent(callback);
  useEffect(() => router.subscribe('onBeforeNavigate', (event) => onNavigation(event)), [router]);
}
