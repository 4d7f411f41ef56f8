import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { projectRoot } from '../../scripts/project-root.js';
import type { Messages } from './messages.ts';
import { address } from './test.ts';

/** Files of a repository as texts, by path. */
export type RepositoryFiles = ReadonlyMap<string, string>;

/** Returns the files of a folder of the project, by their paths below the project's root. */
export function filesOfFolder(folder: string): RepositoryFiles {
  const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => statSync(join(projectRoot, file)).isFile());
  return new Map(files.map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]));
}

/** Sveltia CMS's messages for developers, and a warning of Svelte about how the editor closes a form. */
export function allowEditorMessages(messages: Messages): void {
  messages.allow(/console debug: (?:CMS configuration|\[[\w ]+\])/);
  messages.allow(/console warning: https:\/\/svelte\.dev\/e\/derived_inert /);
  // About the frame of the preview.
  messages.allow(/console warning: An iframe which has both allow-scripts and allow-same-origin /);
}

/**
 * Opens the editor on a folder with these files in the browser's private file system, because tests cannot operate the
 * browser's folder picker.
 */
export async function openLocalEditor(page: Page, files: RepositoryFiles, editor = address('/admin/')) {
  await page.addInitScript(() => {
    const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('repository');
    Object.assign(window, { showDirectoryPicker: folder });
    // Files of the private file system need no permission.
    Object.assign(FileSystemHandle.prototype, { requestPermission: async () => 'granted' });
  });
  await page.goto(editor);
  await writeInFolder(page, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
}

/** Writes files into the folder of {@link openLocalEditor}, as another program would. */
async function writeInFolder(page: Page, files: RepositoryFiles): Promise<void> {
  await page.evaluate(
    async (entries) => {
      const root = await navigator.storage.getDirectory();
      const repository = await root.getDirectoryHandle('repository', { create: true });
      await repository.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of entries) {
        const names = path.split('/');
        let folder = repository;
        for (const name of names.slice(0, -1))
          folder = await folder.getDirectoryHandle(name, { create: true });
        const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    [...files],
  );
}

/** Returns all files of the folder that {@link openLocalEditor} has created. */
export async function readFolder(page: Page): Promise<RepositoryFiles> {
  const entries = await page.evaluate(async () => {
    const found: [string, string][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemFileHandle) {
          found.push([path + name, await (await handle.getFile()).text()]);
        } else if (handle instanceof FileSystemDirectoryHandle) {
          await read(handle, `${path}${name}/`);
        }
      }
    };
    const root = await navigator.storage.getDirectory();
    await read(await root.getDirectoryHandle('repository'), '');
    return found;
  });
  return new Map(entries);
}

/** Opens a document of a collection, by its path in the folder of the collection. */
export async function openEntry(page: Page, collection: string, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${collection}/entries/${path}`);
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
}

/** The text field of a page. */
export function pageText(page: Page) {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** Creates a page, and fills in its fields. */
export async function createPage(
  page: Page,
  {
    title,
    description,
    text,
  }: { readonly title: string; readonly description: string; readonly text: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  const name = page.getByRole('textbox', { name: 'Title' });
  // As soon as there is a field, without waiting for its form to stand still: writers do not wait either.
  const place = await name.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 40, (place?.y ?? 0) + 10);
  await page.keyboard.type(title);
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await pageText(page).fill(text);
  await expect(name).toHaveValue(title);
}

/** Saves the edits and waits until they are saved. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeHidden();
  // The editor returns to the list.
  await expect(page).not.toHaveURL(/\/(?:entries|new)\b/);
}

/** Changes between the text as it is written, which a form begins with, and rich text. */
export async function changeMode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit in Markdown' }).click();
}

/** Inserts a component of the notation at the end of the rich text, and returns its form. */
export async function insert(page: Page, label: string) {
  await lastLine(page).click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: label }).click();
  return page
    .getByRole('group', { name: label, exact: true })
    .or(page.getByRole('dialog', { name: label }))
    .last();
}

/** Pastes a picture at the end of the rich text, and returns its form. */
export async function pastePicture(page: Page, svg: string) {
  await lastLine(page).click();
  await page.keyboard.press('End');
  await lastLine(page).evaluate((line, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([text], 'raft.svg', { type: 'image/svg+xml' }));
    line.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, svg);
  return page.getByRole('group', { name: 'Image', exact: true });
}

function lastLine(page: Page) {
  return pageText(page).locator(':scope > p').last();
}
