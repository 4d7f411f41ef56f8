/** A `Storage` that forgets (https://html.spec.whatwg.org/multipage/webstorage.html#the-storage-interface). */
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
 * Gives the app of this page a storage that ends with the page: a reset begins anew, and what readers keep in an example
 * of the same code stays as it is.
 */
export function provideMemoryStorage(): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: new MemoryStorage() });
}
