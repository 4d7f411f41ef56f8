// Runs in every document before its own scripts, the same for all sites. Plain JavaScript, because it is injected
// unchanged.
(() => {
  const AWAITED_HEADING = 'bench-awaited-heading';
  const CLICKED = 'bench-clicked';

  /** @type {BenchObserver} */
  const bench = { blocked: 0, layoutShift: 0, largestPaint: 0, resultsPainted: [], watchSearch };
  window.bench = bench;

  // Long tasks do not count here: Chromium does not report one that only renders, as that of the first frame often does.
  observe('long-animation-frame', (entry) => {
    if ('blockingDuration' in entry) bench.blocked += Number(entry.blockingDuration);
  });
  observe('largest-contentful-paint', (entry) => {
    bench.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      bench.layoutShift += Number(entry.value);
  });

  // If a click loads a new document, only the session storage survives.
  addEventListener(
    'click',
    (event) => {
      if (sessionStorage.getItem(AWAITED_HEADING) !== null)
        sessionStorage.setItem(CLICKED, String(performance.timeOrigin + event.timeStamp));
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      bench.lastKey = event.timeStamp;
    },
    true,
  );

  new MutationObserver(() => {
    const awaited = sessionStorage.getItem(AWAITED_HEADING);
    if (awaited === null || bench.headingPainted !== undefined || sessionStorage.getItem(CLICKED) === null)
      return;
    // Rspress has the symbol of a heading's link before its text.
    const isThere = [...document.querySelectorAll('h1')].some((heading) =>
      heading.textContent?.replace(/^[#\s]+/, '').startsWith(awaited),
    );
    if (!isThere) return;
    bench.headingPainted = Number.NaN;
    afterPaint((time) => {
      bench.headingPainted = performance.timeOrigin + time;
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });

  /** @param {BenchSearch} search */
  function watchSearch({ earlyField, field, result }) {
    let shown = '';
    const check = () => {
      const isOwn = document.activeElement?.matches(field) === true;
      const isEarly = earlyField !== undefined && document.activeElement?.matches(earlyField) === true;
      if (isOwn || isEarly) noteFocus('firstFieldPainted');
      if (isOwn) noteFocus('ownFieldPainted');
      const now = [...document.querySelectorAll(result)].map((element) => element.innerHTML).join('\n');
      if (now === shown) return;
      shown = now;
      if (now !== '') afterPaint((time) => bench.resultsPainted.push(time));
    };
    new MutationObserver(check).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    addEventListener('focusin', check, true);
    check();
  }

  /** @param {'firstFieldPainted' | 'ownFieldPainted'} time */
  function noteFocus(time) {
    if (bench[time] !== undefined) return;
    bench[time] = Number.NaN;
    afterPaint((painted) => {
      bench[time] = painted;
    });
  }

  /**
   * Calls back in the task after the frame that paints the current content of the document.
   *
   * @param {(time: number) => void} callback
   */
  function afterPaint(callback) {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => callback(performance.now());
      port2.postMessage(undefined);
    });
  }

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} callback
   */
  function observe(type, callback) {
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true });
  }
})();
