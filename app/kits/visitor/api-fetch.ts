import type { GenericSchema, InferOutput } from "valibot";
import { ApiError, errorOfAnswer } from "./api-error.ts";
import { badgesEvent } from "./badge-news-event.ts";
import { openSession, getXsrfToken } from "./session.ts";

export type ApiPath = `/api/${string}`;

export interface ApiRequest<S extends GenericSchema | undefined> {
  method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON; forms and blobs as they are. */
  body?: unknown;
  /** A UUID, made once for one thing the visitor wanted (`newIdempotencyKey`); without it one for this call. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Of the answer's body. Without it the body is not read and the answer is undefined. */
  schema?: S;
  /** The page may be left: the request goes on. At most 64 kB. */
  keepalive?: boolean;
}

export type ApiAnswer<S extends GenericSchema | undefined> = S extends GenericSchema ? InferOutput<S> : undefined;

/** A call that takes longer than this is given up as E-NET. */
export const apiTimeoutMs = 10_000;

/**
 * Asks the API. A write carries the session's token and an idempotency key; without a token the session is opened
 * first, and a token that the server no longer takes is renewed once.
 * @throws ApiError for everything that can go wrong, except that the caller's own signal was aborted.
 * @example const { items } = await apiFetch("/api/wishes", { schema: wishesSchema, signal });
 */
export async function apiFetch<S extends GenericSchema | undefined = undefined>(
  path: ApiPath,
  request: ApiRequest<S> = {},
): Promise<ApiAnswer<S>> {
  // The token never goes to a foreign address.
  if (!path.startsWith("/api/")) throw new TypeError(`${path} is no address of the API`);
  const { method = "GET", signal } = request;
  if (method === "GET" || method === "HEAD") return withinLimit(signal, (limit) => send(path, request, {}, limit));

  const idempotencyKey = request.idempotencyKey ?? newIdempotencyKey();
  const write = () =>
    withinLimit(signal, async (limit) => {
      if (!getXsrfToken()) await openSession();
      const token = getXsrfToken();
      if (!token) throw new ApiError("E-CSRF");
      return send(path, request, { "x-xsrf-token": token, "idempotency-key": idempotencyKey }, limit);
    });
  return write().catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === "E-CSRF" && getXsrfToken())) throw error;
    await withinLimit(signal, openSession);
    return write();
  });
}

/** A key for one thing the visitor wants; sent again when the answer was lost, so that it is done once. */
export function newIdempotencyKey(): string {
  // randomUUID exists on https only; a phone in the home network may come by http.
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Runs a call within the time limit, and says in our words what the network did to it. */
async function withinLimit<T>(signal: AbortSignal | undefined, call: (limit: AbortSignal) => Promise<T>): Promise<T> {
  signal?.throwIfAborted();
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  const timer = setTimeout(stop, apiTimeoutMs);
  signal?.addEventListener("abort", stop);
  try {
    return await Promise.race([call(limit.signal), rejectOnAbort(limit.signal)]);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    throw new ApiError(navigator.onLine === false ? "E-OFFLINE" : "E-NET");
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** Some browsers let a request hang on although it was aborted. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
}

async function send<S extends GenericSchema | undefined>(
  path: ApiPath,
  { method = "GET", body, schema, keepalive }: ApiRequest<S>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<ApiAnswer<S>> {
  const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Blob);
  const response = await fetch(toUrl(path), {
    method,
    signal,
    keepalive,
    headers: { accept: "application/json", ...(isJson && { "content-type": "application/json" }), ...headers },
    body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
  });
  if (!response.ok) throw errorOfAnswer(response, parseJson(await response.text()));
  const badges = response.headers.get("x-seals");
  if (badges) dispatchEvent(new CustomEvent(badgesEvent, { detail: badges }));
  if (!schema) return undefined as ApiAnswer<S>;
  const checked = await schema["~standard"].validate(parseJson(await response.text()));
  // Most likely not our server at all: a hotel's sign-in page, or a proxy's own.
  if (checked.issues) throw new ApiError("E-NET");
  return checked.value as ApiAnswer<S>;
}

/** The setting API_BASE_PATH stands in `<html data-api>` where it is another. */
const toUrl = (path: ApiPath): string => (document.documentElement.dataset.api ?? "/api/") + path.slice("/api/".length);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
