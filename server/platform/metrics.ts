import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What is known of a request once it has been answered. */
export interface AnsweredRequest {
  /** By name, never an address: there is no end of those. */
  route: string;
  method: string;
  status: number;
  durationMs: number;
  bytes: number;
}

/** Where a page came from. */
export type PageSource = "fresh" | "old" | "rendered" | "busy";

/** A figure that is read when somebody asks for it. */
export interface Reading {
  /** `kate_database_connections`, in the units of its name. */
  name: string;
  help: string;
  /** One value for each label; an empty label for a figure that is alone. */
  read(): Readonly<Record<string, number>>;
  /** What the labels are. */
  label: string;
}

/** What one process counts. It tells whoever asks on its inner port; nothing is sent anywhere. */
export interface Metrics {
  observeRequest(request: AnsweredRequest): void;
  countPage(source: PageSource): void;
  /** Counts something that the house names itself. @param kind from a fixed list, never a visitor's word */
  count(name: CountedName, kind: string): void;
  addReading(reading: Reading): void;
  /** All of it, as Prometheus reads it. */
  describe(): Promise<{ contentType: string; text: string }>;
}

/** What is counted by kinds. */
const counted = {
  kate_events_total: "what phones told of, by its name",
} as const;
export type CountedName = keyof typeof counted;

/** From a page of the cache to a call that has taken all the time it may. */
// Among them what is promised: 100 ms for reads, 250 for writes, 400 for pages.
const secondsBuckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.25, 0.4, 1, 3, 10];

/** Figures of one process, in a registry of its own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "kate_" });
  const registers = [registry];
  const seconds = new Histogram({
    ...{ name: "kate_http_request_seconds", help: "from the head of a request to the end of its answer" },
    ...{ labelNames: ["kind", "route", "method", "status"], buckets: secondsBuckets, registers },
  });
  const bytes = new Counter({
    ...{ name: "kate_http_response_bytes_total", help: "bodies, as they left", labelNames: ["route"], registers },
  });
  const pages = new Counter({
    ...{ name: "kate_pages_total", help: "pages, by where they came from", labelNames: ["source"], registers },
  });
  const counters = new Map(
    Object.entries(counted).map(([name, help]) => [
      name as CountedName,
      new Counter({ name, help, labelNames: ["kind"], registers }),
    ]),
  );
  // A child for each combination, found once: labels as an object are hashed with every call.
  const children = new Map<string, ReturnType<typeof seconds.labels>>();

  return {
    observeRequest({ route, method, status, durationMs, bytes: size }) {
      const key = `${route} ${method} ${status}`;
      let child = children.get(key);
      if (!child) children.set(key, (child = seconds.labels(kindOf(route, method), route, method, String(status))));
      child.observe(durationMs / 1000);
      if (size > 0) bytes.inc({ route }, size);
    },
    countPage: (source) => pages.inc({ source }),
    count: (name, kind) => counters.get(name)?.inc({ kind }),
    addReading({ name, help, label, read }) {
      const gauge: Gauge = new Gauge({
        ...{ name, help, labelNames: [label], registers: [] },
        collect() {
          // What is no longer read is no longer so.
          gauge.reset();
          for (const [kind, value] of Object.entries(read())) gauge.set({ [label]: kind }, value);
        },
      });
      registry.registerMetric(gauge);
    },
    async describe() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

/** What something is, as the promises name it. */
function kindOf(route: string, method: string): string {
  if (route.startsWith("/")) return method === "GET" || method === "HEAD" ? "read" : "write";
  const [word = ""] = route.split(" ", 1);
  return ["file", "drawn", "other"].includes(word) ? word : "page";
}
