/**
 * Replaces the storage of the app on this page with one in memory, which ends with the page. A reset thus starts from
 * scratch, and does not affect what readers have stored in an example with the same code.
 */
export function provideMemoryStorage(): void {
  const values = new Map<string, string>();
  const value: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(String(key)) ?? null,
    setItem: (key, text) => void values.set(String(key), String(text)),
    removeItem: (key) => void values.delete(String(key)),
    clear: () => values.clear(),
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, value });
}
