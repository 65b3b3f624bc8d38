import { systemRandom } from "#server/platform/random.ts";

/** The two cookies of a visitor. */
export type Cookies = Record<string, string>;

/** Opens a session as the first page does: a new visitor. */
export async function login(address: string): Promise<Cookies> {
  const response = await fetch(`${address}/api/login.php`);
  await response.arrayBuffer();
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => line.split(";", 1)[0]?.split("=", 2) as [string, string]),
  );
}

export const cookieHeader = (cookies: Cookies): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");

/** Posts as a page of ours does: with the cookies, the token, and a key where there is one. */
export const post = (address: string, path: string, cookies: Cookies, body: object, key?: string): Promise<Response> =>
  write("POST", address + path, cookies, body, key);

/** Writes as a page of ours does: JSON, or a picture. */
export function write(
  method: string,
  url: string,
  cookies: Cookies,
  body: object | Uint8Array,
  key?: string,
): Promise<Response> {
  const isPicture = body instanceof Uint8Array;
  return fetch(url, {
    method,
    headers: {
      "content-type": isPicture ? "image/jpeg" : "application/json",
      cookie: cookieHeader(cookies),
      "x-xsrf-token": cookies["XSRF-TOKEN"] ?? "",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body: isPicture ? new Uint8Array(body) : JSON.stringify(body),
  });
}

/** The id that a visitor's cookies hold. */
export function visitorOf(cookies: Cookies): string {
  const hex = Buffer.from((cookies["kz_vid"] ?? "").split(".")[0] ?? "", "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** One of several, by chance. */
export function pickRandom(addresses: readonly string[]): string {
  return addresses[systemRandom.int(addresses.length)] ?? "";
}
