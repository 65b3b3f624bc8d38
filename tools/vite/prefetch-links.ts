import type { Plugin } from "vite";

/** How the framework fetches ahead of a tap, and how it is done here: file, its words, ours. */
const changes: readonly [file: string, from: string, to: string][] = [
  [
    "components.js",
    `dataHrefs.map((href) => /* @__PURE__ */ React$1.createElement("link", {
		key: href,
		rel: "prefetch",
		as: "fetch",
		href,
		...linkProps
	})), moduleHrefs.map(`,
    "moduleHrefs.map(",
  ],
  [
    "components.js",
    "let moduleHrefs = React$1.useMemo(() => getModuleLinkHrefs(",
    `React$1.useEffect(() => {
		if (!navigator.onLine) return;
		for (const href of dataHrefs) fetch(href, { mode: "same-origin", priority: "low" }).then((answer) => answer.text()).catch(() => {});
	}, [dataHrefs]);
	let moduleHrefs = React$1.useMemo(() => getModuleLinkHrefs(`,
  ],
  [
    "links.js",
    "let mod = await loadRouteModule(route, routeModules);\n\t\t\treturn mod.links ? mod.links() : [];",
    "return (await import(/* @vite-ignore */ route.module).catch(() => 0)).links?.() ?? [];",
  ],
  ["links.js", `rel: "prefetch",\n\t\tas: "style"`, `rel: "preload",\n\t\tas: "style",\n\t\tfetchPriority: "low"`],
  ["links.js", `rel: "prefetch"\n\t}`, `rel: "preload",\n\t\tfetchPriority: "low"\n\t}`],
];

/**
 * Lets a link fetch its page ahead in every engine. The framework writes `<link rel="prefetch">`: Firefox holds that to
 * `default-src 'none'` alone and reports it, WebKit passes it by. A fetch and a preload are held to the directives of what
 * they fetch and arrive everywhere; the data waits in the browser's own cache, as long as its headers say. The mode
 * `same-origin` tells the service worker that nobody has opened this page yet. Where a page's script does not come ahead,
 * the framework reloads the page that is read, and takes the place of another one that was just asked for; here it waits
 * for the tap.
 */
export function prefetchLinks(): Plugin {
  return {
    name: "fetch-ahead",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      const file = /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/(components\.js|links\.js)$/.exec(id)?.[1];
      return file ? { code: addPrefetch(file, code), map: null } : null;
    },
  };
}

/** A file of the framework with its ways of fetching ahead changed. Throws where another version says it otherwise. */
export function addPrefetch(file: string, code: string): string {
  return changes
    .filter(([name]) => name === file)
    .reduce((text, [, from, to]) => {
      if (text.split(from).length !== 2)
        throw new Error(`react-router's ${file} says this no longer, or twice: ${from}`);
      return text.replace(from, () => to);
    }, code);
}
