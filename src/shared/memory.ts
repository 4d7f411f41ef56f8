/** Values by their keys, each made once. A full memory is emptied. */
export class Memory<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  /** `most` is the largest number of values. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the value of a key. A promise is kept even if it rejects, so the value must depend on the key alone. */
  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = make();
    if (this.#values.size >= this.#most) this.#values.clear();
    this.#values.set(key, value);
    return value;
  }
}
