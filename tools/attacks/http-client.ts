import { Agent, request as httpRequest } from "node:http";

/** What came back, and how long it took. */
export interface Reply {
  /** 0: no answer. */
  status: number;
  retryAfter: string | undefined;
  setCookie: string[];
  body: Buffer;
  waitMs: number;
}

/** A browser somewhere: an address, and the cookies of its session. */
export interface Caller {
  get(path: string): Promise<Reply>;
  post(path: string, body: Uint8Array, headers?: Record<string, string>): Promise<Reply>;
  /** Opens the session, as the first page does. */
  login(): Promise<void>;
}

/** Kept connections for many callers; `destroy` when done. */
export const createAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 2_000 });

/** @param address what the zone takes for its network address */
export function createCaller(origin: string, agent: Agent, address: string): Caller {
  let session: Record<string, string> = {};
  const common = (): Record<string, string> => ({ "x-forwarded-for": address, ...session });
  return {
    get: (path) => send(origin + path, agent, { method: "GET", headers: common() }),
    post: (path, body, headers = {}) =>
      send(origin + path, agent, { method: "POST", headers: { ...common(), ...headers } }, body),
    async login() {
      const { setCookie } = await send(`${origin}/api/login.php`, agent, { method: "GET", headers: common() });
      const cookies = setCookie.map((line) => line.split(";", 1)[0] ?? "");
      const token = cookies.find((one) => one.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length) ?? "";
      session = { cookie: cookies.join("; "), "x-xsrf-token": token };
    },
  };
}

/** The value below which this share of them lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How often each status came: `200 × 3, 503 × 9`; 0 is no answer. */
export function describeStatuses(replies: readonly Reply[]): string {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(", ");
}

function send(
  url: string,
  agent: Agent,
  options: { method: string; headers: Record<string, string> },
  body?: Uint8Array,
): Promise<Reply> {
  const beganAtMs = performance.now();
  return new Promise((resolve) => {
    const reply = (part: Partial<Reply>): void =>
      resolve({
        ...{ status: 0, retryAfter: undefined, setCookie: [], body: Buffer.alloc(0), ...part },
        waitMs: performance.now() - beganAtMs,
      });
    const headers = { ...options.headers, ...(body && { "content-length": String(body.length) }) };
    const request = httpRequest(url, { agent, ...options, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", () => reply({}));
      response.on("end", () =>
        reply({
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
          setCookie: response.headers["set-cookie"] ?? [],
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.setTimeout(30_000, () => request.destroy());
    request.on("error", () => reply({}));
    request.end(body);
  });
}
