import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A key of a storage, as its owner knows it. */
export interface StorageKey {
  accessKeyId: string;
  secretAccessKey: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Whether a request is signed by a key: AWS Signature Version 4, in its header or (a signed address) in its query. The server that
 * stands in for a storage in tests lets everybody in; this is its gate.
 * @param nowMs an address that has run out is signed by nobody
 */
export function isSigned(request: IncomingMessage, key: StorageKey, nowMs: number): boolean {
  const url = new URL(request.url ?? "/", "http://storage");
  const query = url.searchParams;
  const isAddress = query.has("X-Amz-Signature");
  const parts = isAddress ? readQuery(query) : readHeader(request);
  if (!parts) return false;
  const { credential, signedHeaders, signature, date, lastsSeconds } = parts;
  const [id, ...scope] = credential.split("/");
  if (id !== key.accessKeyId || scope.length !== 4) return false;
  const atMs = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (Number.isNaN(atMs) || nowMs > atMs + lastsSeconds * 1_000) return false;
  const canonicalQuery = [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
  const headers = signedHeaders.split(";").map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const body = isAddress ? "UNSIGNED-PAYLOAD" : String(request.headers["x-amz-content-sha256"] ?? "");
  const path = url.pathname
    .split("/")
    .map((part) => encode(decodeURIComponent(part)))
    .join("/");
  const canonicalRequest = [request.method, path, canonicalQuery, headers.join(""), signedHeaders, body].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", date, scope.join("/"), sha256(canonicalRequest)].join("\n");
  const signingKey = scope.reduce<string | Buffer>((one, part) => hmac(one, part), `AWS4${key.secretAccessKey}`);
  return hmac(signingKey, toSign).toString("hex") === signature;
}

interface SignatureParts {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  lastsSeconds: number;
}

/** A clock may be off by so much. */
const headerLastsSeconds = 900;

function readHeader({ headers }: IncomingMessage): SignatureParts | null {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? "",
  );
  const date = headers["x-amz-date"];
  if (!match || typeof date !== "string") return null;
  const [, credential = "", signedHeaders = "", signature = ""] = match;
  return { credential, signedHeaders, signature, date, lastsSeconds: headerLastsSeconds };
}

function readQuery(query: URLSearchParams): SignatureParts {
  return {
    credential: query.get("X-Amz-Credential") ?? "",
    signedHeaders: query.get("X-Amz-SignedHeaders") ?? "",
    signature: query.get("X-Amz-Signature") ?? "",
    date: query.get("X-Amz-Date") ?? "",
    lastsSeconds: Number(query.get("X-Amz-Expires") ?? 0),
  };
}
