/** The caches of a browser in memory, as far as the worker uses them. Test files only. */
export function createFakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL): string =>
    new URL(asked instanceof Request ? asked.url : asked, "https://zone.example").href;

  function open(name: string) {
    const cache = all.get(name) ?? new Map<string, Response>();
    all.set(name, cache);
    return Promise.resolve({
      match: (asked: RequestInfo) => Promise.resolve(cache.get(keyOf(asked))?.clone()),
      put: (asked: RequestInfo, answer: Response) => Promise.resolve(void cache.set(keyOf(asked), answer)),
      delete: (asked: RequestInfo) => Promise.resolve(cache.delete(keyOf(asked))),
      keys: () => Promise.resolve([...cache.keys()].map((url) => new Request(url))),
    });
  }

  return {
    storage: {
      open,
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
