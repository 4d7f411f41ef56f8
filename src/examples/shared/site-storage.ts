import { storageKey } from '../../shared/storage-key.ts';

const { getItem, setItem, removeItem } = Storage.prototype;
const keyOf = (name: string) => storageKey(name, import.meta.env.BASE_URL);

/**
 * Keeps what an app of this page stores apart from the same app on other sites of the origin: its code, which readers
 * copy, names no site.
 */
export function provideSiteStorage(): void {
  Object.assign(Storage.prototype, {
    getItem(this: Storage, name: string) {
      return getItem.call(this, keyOf(name));
    },
    setItem(this: Storage, name: string, value: string) {
      setItem.call(this, keyOf(name), value);
    },
    removeItem(this: Storage, name: string) {
      removeItem.call(this, keyOf(name));
    },
  });
}
