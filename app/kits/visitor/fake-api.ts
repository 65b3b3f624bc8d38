/** What a test's server was asked. */
export interface FakeRequest {
  path: string;
  method: string;
  headers: Headers;
  body: unknown;
}

export type FakeAnswer = (requests: FakeRequest, signal: AbortSignal) => Response | Promise<Response>;

/**
 * A server for tests, to be put in the place of `fetch`: answers by `METHOD /path`; what it does not know fails like a
 * lost connection. `/api/login.php` sets the token `token-1`, then `token-2`, ….
 */
export function createFakeApi(answers: Record<string, FakeAnswer> = {}) {
  const requests: FakeRequest[] = [];
  let logins = 0;
  const known: Record<string, FakeAnswer> = {
    "GET /api/login.php": () => {
      logins += 1;
      document.cookie = `XSRF-TOKEN=token-${logins}; Path=/`;
      return jsonResponse(200, { ok: true });
    },
    ...answers,
  };

  async function fakeFetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { method = "GET", headers, body } = init;
    const call: FakeRequest = {
      path,
      method,
      headers: new Headers(headers),
      body: typeof body === "string" ? JSON.parse(body) : body,
    };
    requests.push(call);
    const answer = known[`${method} ${path}`];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer(call, init.signal ?? new AbortController().signal);
  }

  return {
    requests,
    answers: known,
    fetch: fakeFetch as typeof fetch,
    writes: () => requests.filter(({ method }) => method !== "GET"),
  };
}

/** A JSON answer. Made by hand, so that reading it takes no turn of the event loop. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const text = body === undefined ? "" : JSON.stringify(body);
  return { status, ok: status < 300, headers: new Headers(headers), text: async () => text } as Response;
}

/** An error in the shape of our API. */
export const errorResponse = (status: number, code: string, headers?: Record<string, string>): Response =>
  jsonResponse(status, { error: { code, message: "いまはできません。", requestId: "r1" } }, headers);

/** Takes the token away, as a browser without it would start. */
export function deleteToken(): void {
  document.cookie = "XSRF-TOKEN=; Path=/; Max-Age=0";
}
