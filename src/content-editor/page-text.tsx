import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createRef, type ReactNode, type SyntheticEvent } from 'react';
import { type EditorReferences, NOTATION_FILE } from '../shared/content-editor.ts';
import {
  type Answers,
  firstAnswers,
  INSERTIONS,
  type Insertion,
  PICTURE,
  QuestionField,
  withChoices,
} from './insertions.tsx';

type PageTextProps = Pick<
  CustomFieldControlProps,
  'value' | 'onChange' | 'forID' | 'classNameWrapper' | 'addFile'
> & {
  /** Fetches the names that writers can refer to. Called for each dialog, because they change while writers work. */
  readonly loadReferences: () => Promise<EditorReferences>;
};

interface Dialog {
  readonly insertion: Insertion;
  readonly references: EditorReferences;
  readonly answers: Answers;
  /** The name and size of the chosen picture, or why it cannot be used. */
  readonly picture: string | undefined;
}

interface PageTextState {
  readonly text: string;
  readonly dialog: Dialog | undefined;
  readonly failure: string | undefined;
}

/**
 * The text of a page as markdown, with buttons that insert the notation beyond it.
 *
 * A class, because the editor renders it with its own copy of React, in which the hooks of ours do not work.
 */
export class PageText extends Component<PageTextProps, PageTextState> {
  override readonly state: PageTextState = {
    text: textOf(this.props),
    dialog: undefined,
    failure: undefined,
  };
  /** Texts that the editor has been given and not yet returned. */
  readonly #sent = new Set<string>();
  readonly #field = createRef<HTMLTextAreaElement>();
  readonly #dialog = createRef<HTMLDialogElement>();

  override componentDidUpdate(former: PageTextProps): void {
    // The editor returns each text a moment later. Showing that would move the cursor to the end of the field.
    const text = textOf(this.props);
    if (text !== textOf(former) && !this.#sent.delete(text)) this.setState({ text });
    if (text === this.state.text) this.#sent.clear();
    const dialog = this.#dialog.current;
    if (this.state.dialog !== undefined && dialog !== null && !dialog.open) dialog.showModal();
  }

  override render(): ReactNode {
    const { forID, classNameWrapper } = this.props;
    const { text, failure } = this.state;
    return (
      <div className="page-text">
        <div className="page-text-toolbar" role="toolbar" aria-label="Insert">
          {INSERTIONS.map((insertion) => (
            <button key={insertion.label} type="button" onClick={() => void this.#open(insertion)}>
              {insertion.label}
            </button>
          ))}
          <a href={NOTATION_FILE} target="_blank" rel="noreferrer">
            Notation
          </a>
        </div>
        {failure !== undefined && <p role="alert">{failure}</p>}
        <textarea
          ref={this.#field}
          id={forID}
          className={classNameWrapper}
          aria-label="Text"
          spellCheck
          value={text}
          onChange={(event) => this.#change(event.currentTarget.value)}
          onPaste={(event) => this.#takePicture(event, event.clipboardData)}
          onDrop={(event) => this.#takePicture(event, event.dataTransfer)}
        />
        {this.#renderDialog()}
      </div>
    );
  }

  #renderDialog(): ReactNode {
    const { dialog } = this.state;
    if (dialog === undefined) return null;
    const { insertion, references, answers, picture } = dialog;
    const id = `${this.props.forID}-insert`;
    return (
      <dialog ref={this.#dialog} aria-labelledby={`${id}-heading`} onClose={() => this.#close()}>
        <form
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            this.#insert(dialog);
          }}
        >
          <h2 id={`${id}-heading`}>Insert: {insertion.label}</h2>
          {insertion.questions.map((question) => (
            <QuestionField
              key={question.name}
              question={question}
              references={references}
              answers={answers}
              id={`${id}-${question.name}`}
              picture={picture}
              onAnswer={(name, value) => this.#answer({ [name]: value })}
              onPicture={(file) => void this.#choosePicture(file)}
            />
          ))}
          <p className="page-text-actions">
            <button type="button" onClick={() => this.#close()}>
              Cancel
            </button>
            <button type="submit">Insert</button>
          </p>
        </form>
      </dialog>
    );
  }

  #change(text: string): void {
    this.#sent.add(text);
    this.setState({ text });
    this.props.onChange(text);
  }

  #answer(answers: Answers, picture = this.state.dialog?.picture): void {
    this.setState(({ dialog }) => {
      if (dialog === undefined) return null;
      const { insertion, references } = dialog;
      const changed = withChoices(insertion.questions, references, { ...dialog.answers, ...answers });
      return { dialog: { ...dialog, answers: changed, picture } };
    });
  }

  /** Adds a picture to the files that are saved with the page. */
  async #choosePicture(file: File | undefined): Promise<void> {
    if (file === undefined) return this.#answer({ picture: '' }, undefined);
    try {
      const address = await this.props.addFile(file);
      const size = await pixelsOf(address);
      this.#answer({ picture: address }, `${file.name}, ${size}${formatBytes(file.size)}`);
    } catch {
      this.#answer({ picture: '' }, `${file.name} cannot be used. Choose a PNG, JPEG, WebP or GIF file.`);
    }
  }

  /** Opens the dialog for a picture that was pasted into the text or dropped on it. */
  #takePicture(event: SyntheticEvent, { files }: DataTransfer): void {
    const file = [...files].find(({ type }) => type.startsWith('image/'));
    if (file === undefined) return;
    event.preventDefault();
    void this.#open(PICTURE).then(() => this.#choosePicture(file));
  }

  async #open(insertion: Insertion): Promise<void> {
    try {
      const references = await this.props.loadReferences();
      const answers = firstAnswers(insertion, references, this.#selected());
      this.setState({ dialog: { insertion, references, answers, picture: undefined }, failure: undefined });
    } catch {
      this.setState({
        failure: 'The pages of the site could not be loaded. Check the connection, then try again.',
      });
    }
  }

  #selected(): string {
    const field = this.#field.current;
    return field === null ? '' : field.value.slice(field.selectionStart, field.selectionEnd);
  }

  #insert({ insertion, answers }: Dialog): void {
    const field = this.#field.current;
    const written = insertion.write(answers, this.#selected());
    this.#close();
    if (field === null) return;
    const { value, selectionStart: start, selectionEnd: end } = field;
    const inserted = insertion.isBlock ? asBlock(value.slice(0, start), written, value.slice(end)) : written;
    // Unlike a new value, typed text can be undone.
    document.execCommand('insertText', false, inserted);
    const next = insertion.next?.exec(written);
    if (next == null) return;
    const from = start + inserted.indexOf(written) + next.index;
    field.setSelectionRange(from, from + next[0].length);
  }

  /** Closes the dialog. The focus returns to the text, whose selection is unchanged. */
  #close(): void {
    this.#dialog.current?.close();
    this.setState({ dialog: undefined });
    this.#field.current?.focus();
  }
}

function textOf({ value }: PageTextProps): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a block with the blank lines that it needs between the texts above and below it. */
function asBlock(before: string, block: string, after: string): string {
  const above = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  // At the end of the text too, where the writer continues.
  const below = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return `${above}${block}${below}`;
}

/** Returns the size of a picture, such as "640 × 400 pixels, "; empty for a drawing without one. */
async function pixelsOf(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  return width === 0 ? '' : `${width} × ${height} pixels, `;
}

function formatBytes(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024).toLocaleString('en')} KB`;
}
