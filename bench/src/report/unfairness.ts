/** The known biases of the comparison, in either direction. */
export const UNFAIRNESS = `## Known unfairness

In favour of this site:

- Its content was written for it. The peers get a conversion to plain markdown: live demos became their code, hidden lines of samples are gone, API tables became plain tables.
- Its tests enforce its first-paint budget, and it was tuned with these very measures; the peers are as they come out of the box.
- It has fewer features in its theme than the peers, which must serve every site.
- Its app starts late. Until then a click works as a plain link or is kept and repeated. Navigation and search are measured after the app has started, as for everybody.
- Its service worker is registered as on any visit. When two seconds have passed without a request, it has saved the search and the app, and pages’ data may come through it. Only the bytes of the search are counted without it.
- Its search counts as open when a plain field takes the keys, which is shown until the dialog has been fetched: nothing that is typed is lost, but suggestions need the dialog. Docusaurus’s field, too, is shown before its index has loaded.
- It is built by the authors of the benchmark.

In favour of the peers:

- Its pages carry what theirs lack: a content security policy in each document (in the bytes of the document), security headers from the server, live demos, diagrams, and a switch of languages.
- It makes more per build: a data file and a markdown export per page, a service worker, \`llms.txt\`. Compressed variants, which it writes by default, are switched off: the server of this benchmark makes them for all.
- It saves its app and search for offline use in the background of the first visit, over the same line that pages and links are fetched by.
- Fumadocs is measured without the pictures, the markdown and the font that its starter adds.
- Its search finds parts of names and tolerates typing errors, which costs time and bytes.

Either way:

- The server makes the network’s delays, per answer: no handshakes, no loss, no distance. It sends all answers under way an even share, where a real server may order them by priority.
- Slowing the processor slows the main thread of pages alone. Engines that search in a worker (this site’s, Docusaurus’s, Pagefind’s) are not slowed; those of VitePress, Rspress and Fumadocs, on the main thread, are.
- Scrolling, colours, fonts and the width of the text differ with the themes, so what is painted differs.
- Two cores run the browser, the server and the driver at once.
`.trimEnd();
