/** A `Storage` in memory (https://html.spec.whatwg.org/multipage/webstorage.html#the-storage-interface). */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#values.get(String(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#values.set(String(key), String(value));
  }

  removeItem(key: string): void {
    this.#values.delete(String(key));
  }

  clear(): void {
    this.#values.clear();
  }
}

/**
 * Replaces the storage of the app on this page with one that ends with the page. A reset thus starts from scratch, and
 * does not affect what readers have stored in an example with the same code.
 */
export function provideMemoryStorage(): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: new MemoryStorage() });
}
