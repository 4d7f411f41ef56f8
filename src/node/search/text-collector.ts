/** Collects the text of a section: spaces within a line become one, blocks stand on lines of their own. */
export class TextCollector {
  readonly #lines: string[] = [];
  #line = '';
  #isNewCell = false;

  /** Adds to the current line. */
  add(text: string): void {
    if (this.#isNewCell && text.trim() !== '') {
      this.#line += ' · ';
      this.#isNewCell = false;
    }
    this.#line += text;
  }

  /** Sets what follows apart from what the line holds. */
  beginCell(): void {
    this.#isNewCell = this.#line.trim() !== '';
  }

  /** Ends the current line. */
  separate(): void {
    const line = this.#line.replace(/\s+/g, ' ').trim();
    if (line !== '') this.#lines.push(line);
    this.#line = '';
    this.#isNewCell = false;
  }

  /** Adds a line of its own. */
  addBlock(text: string): void {
    this.separate();
    this.add(text);
    this.separate();
  }

  /** All that was collected. */
  text(): string {
    this.separate();
    return this.#lines.join('\n');
  }
}
