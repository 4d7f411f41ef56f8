import { navbar } from '../support/navbar.ts';
import { openSearch } from '../support/search-dialog.ts';
import { expect, open, test } from '../support/test.ts';
import { closeOverlay } from './overlay.ts';

// The most important journeys as screen readers present them: roles, names and states in reading order, each with a
// comment on what is heard. Read a changed snapshot aloud before you accept it: does it still say what it should? Texts
// of pages are reduced to what the journey needs, so that writers may change them.

test('the site can be used by listening', async ({ page }) => {
  await open(page, '/docs/overview');

  await test.step('a change of the colour mode is announced, and the button names its next action', async () => {
    // "Switch to dark mode, button." After the press the focus stays, and "Dark mode" is said: the new name, "Switch to
    // light mode", is not.
    const bar = navbar(page);
    await expect(bar).toMatchAriaSnapshot(`
      - navigation "Main":
        - link "craft.js"
        - 'link /^Version: Next/'
        - link "Documentation"
        - button "Examples"
        - link "Sponsor"
        - link "GitHub"
        - button "Search"
        - 'button "Language: English"'
        - button "Switch to dark mode"
    `);
    await bar.getByRole('button', { name: 'Switch to dark mode' }).press('Enter');
    const button = bar.getByRole('button', { name: 'Switch to light mode' });
    await expect(button).toBeFocused();
    await expect(page.locator('#live-region')).toHaveText('Dark mode');
    await expect(bar).toMatchAriaSnapshot(`
      - navigation "Main":
        - button "Switch to light mode"
    `);
  });

  await test.step('a search announces the number of results, and each result as it becomes active', async () => {
    // "Search documentation, dialog. Search documentation, combo box, collapsed." Then a description of the search.
    const { dialog, field, activeOption } = await openSearch(page);
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search documentation":
        - heading "Search documentation" [level=2]
        - combobox "Search documentation"
        - button "Close search"
        - status: Find pages, sections and API names.
    `);

    // During typing, politely: "35 results". No option is active yet, so that the field alone is read.
    await field.fill('useNode');
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search documentation":
        - combobox "Search documentation" [expanded]: useNode
        - button "Close search"
        - status: /\\d+ results/
        - listbox "Search results":
          - group "useNode()":
            - option /^useNode\\(\\)$/
            - option
        - link "See all results"
    `);

    // Arrow down: an option is announced by its title and its path, "useNode()". The next is announced, and the former
    // is no longer selected.
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(dialog.getByRole('listbox')).toMatchAriaSnapshot(`
      - listbox "Search results":
        - group "useNode()":
          - option /^useNode\\(\\)/
          - option [selected]
    `);
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await activeOption.getAttribute('id')) ?? 'none',
    );

    // No results: "No results for "xyzzy"", a way to report it, and the list of the pages to start with.
    await field.fill('xyzzy');
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Search documentation":
        - combobox "Search documentation": xyzzy
        - button "Close search"
        - status: No results for "xyzzy"
        - paragraph:
          - link "Let us know."
        - listbox "Suggestions"
    `);

    await closeOverlay(page);
  });

  await test.step('a page can be found in the sidebar, and its arrival is announced', async () => {
    // "Docs, navigation. List, 6 items. Migrating, button, expanded …"; the current page: "Overview, link, current
    // page".
    await expect(page.getByRole('navigation', { name: 'Docs' })).toMatchAriaSnapshot(`
      - navigation "Docs":
        - list:
          - listitem:
            - button "Migrating" [expanded]
            - list:
              - listitem:
                - link "Migrating from 0.1.x"
          - listitem:
            - button "Introduction" [expanded]
            - list:
              - listitem:
                - link "Overview"
              - listitem:
                - link "Acknowledgements"
              - listitem:
                - link "Sponsor"
    `);
    await expect(
      page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Overview' }),
    ).toHaveAttribute('aria-current', 'page');

    await page
      .getByRole('navigation', { name: 'Docs' })
      .getByRole('link', { name: 'useNode()' })
      .press('Enter');

    // The focus is on the new heading: "useNode(), heading level 1". Then, politely, the title of the page.
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toMatchAriaSnapshot('- heading "useNode()" [level=1]');
    await expect(page.locator('#live-region')).toHaveText(/useNode\(\)/);

    // Reading on from the top of the page: its place in the site, its actions, its title, and its topic.
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - navigation "Breadcrumbs":
          - list:
            - listitem:
              - link "Home"
            - listitem: API Reference
            - listitem: useNode()
        - button "Copy page"
        - button "More page actions"
        - heading "useNode()" [level=1]
        - paragraph: Hook
        - navigation "On this page"
    `);
  });
});

test('the parts of an API reference page are announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/api/useNode');

  await test.step('a code sample announces its file, its code, and that it is copied', async () => {
    const sample = page.getByRole('figure', { name: 'useConnectorRef.ts' });

    // "useConnectorRef.ts, figure. Language, tab list. TypeScript, tab, selected … Copy code, button. Code, tab panel", then the
    // code line by line, in which documented names are links.
    await expect(sample).toMatchAriaSnapshot(`
      - figure "useConnectorRef.ts":
        - text: useConnectorRef.ts
        - tablist "Language":
          - tab "TypeScript" [selected]
          - tab "JavaScript"
        - button "Copy code"
        - tabpanel "Code":
          - code:
            - text: "import {"
            - link "useNode":
              - /url: /docs/api/useNode
            - text: /from '@craftjs\\/core'/
    `);

    // "Copied", once as the button's new name and once politely, wherever the focus is.
    await sample.getByRole('button', { name: 'Copy code' }).press('Enter');
    await expect(sample).toMatchAriaSnapshot(`
      - figure "useConnectorRef.ts":
        - button "Copied"
        - tabpanel "Code"
    `);
    const controlled = await sample.getByRole('tab').first().getAttribute('aria-controls');
    await expect(sample.getByRole('tabpanel')).toHaveId(controlled ?? 'none');

    // In the chosen form, everywhere: "useConnectorRef.js, figure".
    await sample.getByRole('tab', { name: 'JavaScript' }).click();
    await expect(page.getByRole('figure', { name: /^useConnectorRef\. ?js$/ })).toBeVisible();
    await page.getByRole('tab', { name: 'TypeScript' }).first().click();
    await expect(page.locator('#live-region')).toHaveText('Copied');
  });

  await test.step('an API table announces the column of a cell', async () => {
    // "Fields returned by useNode, group. Table with 8 rows and 3 columns." Along a row: "id, row header. Type, string.
    // Description, the id of the Node."
    await expect(page.getByRole('group', { name: 'Fields returned by useNode' })).toMatchAriaSnapshot(`
      - group "Fields returned by useNode":
        - table "Fields returned by useNode":
          - caption: Fields returned by useNode
          - rowgroup:
            - row "Name Type Description":
              - columnheader "Name"
              - columnheader "Type"
              - columnheader "Description"
          - rowgroup:
            - row:
              - rowheader "id":
                - link "id"
              - cell "string"
              - cell
    `);
  });
});
