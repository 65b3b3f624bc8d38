import type { IncomingMessage } from "node:http";
import type { Platform } from "../platform/platform.ts";
import { createClientAddressReader, createSecureReader } from "./client-address.ts";
import type { HostProfile } from "./hosts.ts";
import type { RequestInfo } from "./request-info.ts";

/** Reads of each request what the rest of the server may know about it. */
export function createRequestInfoReader({
  settings,
  clock,
  random,
}: Pick<Platform, "settings" | "clock" | "random">): (request: IncomingMessage, host: HostProfile) => RequestInfo {
  const addressOf = createClientAddressReader(settings.trustedProxies);
  const isSecure = createSecureReader(settings.publicUrl, settings.trustedProxies);
  return (request, host) => ({
    requestId: random.uuid(),
    address: addressOf(request),
    receivedAtMs: clock.now().getTime(),
    isSecure: isSecure(request),
    isPreRelease: host.kind === "pre-release",
  });
}
