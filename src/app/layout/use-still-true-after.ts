import { useEffect, useState } from 'react';

/** Whether `value` is true and has been for `delay` milliseconds: what takes longer than that deserves a word. */
export function useStillTrueAfter(value: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [value, delay]);
  return value && late;
}
