/** The part of a cache of Algolia's client that decides where values come from. */
interface CacheEvents<Value> {
  readonly miss: (value: Value) => Promise<unknown>;
}

/** A cache for Algolia's client that keeps nothing. */
export const noCache = {
  async get<Value>(
    _key: unknown,
    fetchValue: () => Promise<Value>,
    events?: CacheEvents<Value>,
  ): Promise<Value> {
    const value = await fetchValue();
    await events?.miss(value);
    return value;
  },
  set: <Value>(_key: unknown, value: Value): Promise<Value> => Promise.resolve(value),
  delete: async (): Promise<void> => {},
  clear: async (): Promise<void> => {},
};
