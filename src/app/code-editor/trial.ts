import { type StorageSlot, storageSlot } from '../platform/storage.ts';

/** Milliseconds for which code runs before it counts as code that does not hang the page. */
const TRIAL_MS = 3_000;

/** The age in milliseconds at which a mark cannot be that of a page which runs the code at the moment. */
const LEFT_MS = TRIAL_MS + 5_000;

/**
 * Finds code that hangs the page, or empties or leaves it, which it would do at each visit. A mark is stored while code
 * is on trial. Code that passes removes its mark; that of other code stays until the code runs again.
 */
export class Trial {
  readonly #stage: Element;
  readonly #mark: StorageSlot<string>;
  #isOn = false;
  #timer = 0;

  /** @param name the name under which the code is stored */
  constructor(name: string, stage: Element, signal: AbortSignal) {
    this.#stage = stage;
    this.#mark = storageSlot(`code-${name}-runs`, (value): value is string => /^\d+$/.test(value));
    window.addEventListener('pagehide', () => this.#endIfShown(), { signal });
    const onNavigate = ({ userInitiated, destination }: NavigateEvent) => {
      if (!userInitiated && !destination.sameDocument) this.#fail();
    };
    if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate, { signal });
  }

  /** Whether the code has failed. A fresh mark may be that of a page which runs the code at the moment. */
  hasFailed(): boolean {
    return Math.abs(Date.now() - Number(this.#mark.read() ?? Date.now())) > LEFT_MS;
  }

  /** Begins when code starts, again with each run. */
  begin(): void {
    window.clearTimeout(this.#timer);
    this.#isOn = true;
    this.#mark.write(String(Date.now()));
  }

  /** Called when the code has rendered. Starting may have taken long, so the time counts from now. */
  continue(): void {
    if (!this.#isOn) return;
    this.begin();
    this.#timer = window.setTimeout(() => this.#endIfShown(), TRIAL_MS);
  }

  /** Ends the trial: the code has not hung the page. */
  pass(): void {
    if (this.#isOn) this.#mark.remove();
    this.#end();
  }

  #fail(): void {
    if (this.#isOn) this.#mark.write('0');
    this.#end();
  }

  #endIfShown(): void {
    if (this.#stage.isConnected) this.pass();
    else this.#fail();
  }

  #end(): void {
    window.clearTimeout(this.#timer);
    this.#isOn = false;
  }
}
