import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";

/**
 * The visitor's network address. X-Forwarded-For is believed only as far as the listed proxies wrote it
 * (addresses, subnets or the names `loopback`, `linklocal`, `uniquelocal`).
 */
export function createClientAddressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return (request) => request.socket.remoteAddress ?? "unknown";
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => proxyAddr(request, trust) ?? "unknown";
}

/** True when the visitor speaks https: the public address says so, or a trusted proxy does. */
export function createSecureReader(
  publicUrl: string,
  trustedProxies: readonly string[],
): (request: IncomingMessage) => boolean {
  if (publicUrl.startsWith("https:")) return () => true;
  if (trustedProxies.length === 0) return () => false;
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => request.headers["x-forwarded-proto"] === "https" && trust(request.socket.remoteAddress ?? "", 0);
}
