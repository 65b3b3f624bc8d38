/** What a page that nobody drives says on its console once it rests: whether a service worker had it from its start. */
export const idleMessage = "the page is at rest";

/**
 * Runs before everything else of a page. It hears the page's own errors (WebKit's driver keeps the console to itself, and
 * no driver tells what a policy blocked), and says when the page has asked for nothing for a while.
 */
export const pageRecorderScript = `(() => {
  const heard = [];
  const doubts = [];
  const note = (line) => heard.length < 50 && heard.push(line);
  const told = (what) => (what instanceof Error ? what.name + ": " + what.message : String(what));
  globalThis.kateHeard = () => Promise.all(doubts).then(() => heard);
  addEventListener("securitypolicyviolation", (event) => {
    note("policy: " + event.violatedDirective + " " + event.blockedURI + " " + event.sample);
    // Which script it was, and whether its letters came whole: its hash alone tells nobody.
    if (event.blockedURI === "inline")
      console.error("scripts of the page: " + [...document.scripts].filter(({ src }) => src === "").map(({ textContent }) =>
        textContent.length + (textContent.includes("\\ufffd") ? " damaged" : "")).join(", "));
  }, true);
  addEventListener("error", ({ target, message, error }) => {
    if (target === window) return note("error: " + (message || told(error)));
    const address = target.currentSrc || target.src || target.href || target.tagName;
    const lost = () => note("not loaded: " + address);
    // Firefox says this, too, of a module that an import brought before its preload. Whether it is there, an import tells.
    if (target.rel === "modulepreload") doubts.push(import(address).catch(lost));
    else lost();
  }, true);
  addEventListener("unhandledrejection", (event) => note("rejected: " + told(event.reason)));
  const { error } = console;
  console.error = (...words) => { note("console: " + words.map(told).join(" ")); error.apply(console, words); };

  const isKept = Boolean(navigator.serviceWorker?.controller);
  let resting;
  const wait = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (document.readyState !== "complete" || !navigator.serviceWorker?.controller) return wait();
      console.info(${JSON.stringify(idleMessage)} + (isKept ? ", kept" : ", new"));
    }, 3_000);
  };
  new PerformanceObserver(wait).observe({ type: "resource", buffered: true });
  wait();
})();`;
