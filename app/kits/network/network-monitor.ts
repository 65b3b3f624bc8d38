/** What went over the line since the watch began, in bytes. */
export interface TrafficCount {
  /** Bodies of requests, and what their addresses carried in a query. */
  sentBytes: number;
  /** What arrived, as it travelled. */
  receivedBytes: number;
}

export interface NetworkMonitor {
  get(): TrafficCount;
  subscribe(listener: () => void): () => void;
}

/**
 * Counts what the page's network layer sends and receives until the signal ends, and holds back every call that would
 * send something: it goes out when the watch is over, as if it had waited in the queue. Engines, pictures and scripts are
 * fetched without a body and pass.
 */
export function startNetworkMonitor(signal: AbortSignal): NetworkMonitor {
  let count: TrafficCount = { sentBytes: 0, receivedBytes: 0 };
  const listeners = new Set<() => void>();
  const add = (sentBytes: number, receivedBytes: number): void => {
    if (sentBytes === 0 && receivedBytes === 0) return;
    count = { sentBytes: count.sentBytes + sentBytes, receivedBytes: count.receivedBytes + receivedBytes };
    for (const listener of listeners) listener();
  };
  const endPromise = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  if (!signal.aborted) {
    holdFetch(endPromise, signal);
    holdBeacons(signal);
    countUploads((bytes) => add(bytes, 0), signal);
    countArrivals(add, signal);
  }
  return {
    get: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function holdFetch(endPromise: Promise<void>, signal: AbortSignal): void {
  const { fetch } = window;
  const queued: typeof window.fetch = async (input, init) => {
    const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase();
    if (signal.aborted || method === "GET" || method === "HEAD") return fetch(input, init);
    await endPromise;
    // The caller's patience was for the line, not for the reading: its own clock may have run out meanwhile.
    return fetch(input, init && { ...init, signal: null });
  };
  window.fetch = queued;
  signal.addEventListener("abort", () => window.fetch === queued && (window.fetch = fetch), { once: true });
}

function holdBeacons(signal: AbortSignal): void {
  const original = Object.getOwnPropertyDescriptor(navigator, "sendBeacon");
  const send = navigator.sendBeacon?.bind(navigator);
  if (!send) return;
  const waiting: Parameters<Navigator["sendBeacon"]>[] = [];
  const queued: Navigator["sendBeacon"] = (...call) => waiting.push(call) > 0;
  Object.defineProperty(navigator, "sendBeacon", { value: queued, configurable: true, writable: true });
  signal.addEventListener(
    "abort",
    () => {
      if (original) Object.defineProperty(navigator, "sendBeacon", original);
      else delete (navigator as { sendBeacon?: unknown }).sendBeacon;
      for (const call of waiting) send(...call);
    },
    { once: true },
  );
}

/** Nothing of the zone uses these; whatever does is counted. */
function countUploads(add: (bytes: number) => void, signal: AbortSignal): void {
  for (const [owner, name] of [
    [XMLHttpRequest.prototype, "send"],
    [WebSocket.prototype, "send"],
  ] as const) {
    const target = owner as { send(this: unknown, body?: unknown): void };
    const send = target[name];
    target[name] = function counted(this: unknown, body?: unknown) {
      add(bytesOf(body));
      send.call(this, body);
    };
    signal.addEventListener("abort", () => (target[name] = send), { once: true });
  }
}

/** How many bytes a body is worth; a stream, whose length nobody knows, counts as one at least. */
export function bytesOf(body: unknown): number {
  if (body === null || body === undefined) return 0;
  if (typeof body === "string") return new TextEncoder().encode(body).length;
  if (body instanceof Blob) return body.size;
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength;
  if (body instanceof URLSearchParams) return bytesOf(body.toString());
  return 1;
}

function countArrivals(add: (sentBytes: number, receivedBytes: number) => void, signal: AbortSignal): void {
  if (typeof PerformanceObserver !== "function") return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      add(queryBytes(entry.name), entry.transferSize || 0);
  });
  observer.observe({ type: "resource", buffered: false });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/** An address can carry things away as well. */
function queryBytes(address: string): number {
  return URL.canParse(address, location.href) ? Math.max(0, new URL(address, location.href).search.length - 1) : 0;
}
