import { articleLinkTo, expectPage, openCold } from './support/navigating.ts';
import { expectSameDocument, markDocument } from './support/same-document.ts';
import { expect, test } from './support/test.ts';

/** A page without demos, which would request files of their own. */
const START = '/docs/api/node';

const NODES = '/docs/concepts/nodes';

test('a link leads to the intended page, or says what is missing, and back leads back', async ({ page }) => {
  await openCold(page, START);
  await markDocument(page);

  await test.step('a link with repeated slashes leads to the intended page', async () => {
    await (await articleLinkTo(page, '/docs//overview')).click();
    await expectPage(page, '/docs/overview');
    await page.goBack();
    await expectPage(page, START);
    await expectSameDocument(page);
  });

  await test.step('a link to a missing section of another page says so with the title of that page', async () => {
    await (await articleLinkTo(page, `${NODES}#lost`)).click();
    await expectPage(page, NODES);
    await expect(page.locator('#live-region')).toHaveText(
      'Nodes | craft.js. There is no section “lost” on this page.',
    );
    const notice = page.getByRole('region', { name: 'Section not found' });
    await notice.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await (await articleLinkTo(page, `${NODES}#gone`)).click();
    await expect(notice).toContainText('“gone”');
    await expect(page.locator('#live-region')).toHaveText('There is no section “gone” on this page.');
    await (await articleLinkTo(page, `${NODES}#pitfalls`)).click();
    await expect(notice).toHaveCount(0);
  });
});
