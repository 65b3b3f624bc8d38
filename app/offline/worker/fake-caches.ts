/** The caches of a browser in memory, as far as the worker uses them. Test files only. */
export function createFakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (requested: RequestInfo | URL): string =>
    new URL(requested instanceof Request ? requested.url : requested, "https://zone.example").href;

  function open(name: string) {
    const cache = all.get(name) ?? new Map<string, Response>();
    all.set(name, cache);
    return Promise.resolve({
      match: (requested: RequestInfo) => Promise.resolve(cache.get(keyOf(requested))?.clone()),
      put: (requested: RequestInfo, answer: Response) => Promise.resolve(void cache.set(keyOf(requested), answer)),
      delete: (requested: RequestInfo) => Promise.resolve(cache.delete(keyOf(requested))),
      keys: () => Promise.resolve([...cache.keys()].map((url) => new Request(url))),
    });
  }

  return {
    storage: {
      open,
      has: (name: string) => Promise.resolve(all.has(name)),
      match: (requested: RequestInfo, { cacheName }: { cacheName?: string } = {}) =>
        Promise.resolve(
          [...all]
            .flatMap(([name, cache]) =>
              cacheName === undefined || name === cacheName ? (cache.get(keyOf(requested)) ?? []) : [],
            )[0]
            ?.clone(),
        ),
      keys: () => Promise.resolve([...all.keys()]),
      delete: (name: string) => Promise.resolve(all.delete(name)),
    },
    /** The paths that a cache holds. */
    async keysOf(name: string): Promise<string[]> {
      const requests = await (await open(name)).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    },
  };
}
