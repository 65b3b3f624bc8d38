import type { Random } from "../platform/random.ts";
import type { Settings } from "../platform/settings.ts";
import type { Signer } from "./signature.ts";

/** Read by the pages' script and sent back as the header below. */
export const xsrfCookieName = "XSRF-TOKEN";
export const xsrfHeaderName = "x-xsrf-token";

/** A token that only this visitor can use: 128 random bits and a signature over them and the visitor's id. */
export function createXsrfToken(signer: Signer, random: Random, visitorId: string): string {
  const nonce = random.bytes(16).toString("base64url");
  return `${nonce}.${signer.sign(`${visitorId}.${nonce}`)}`;
}

/** True when the token was made here for this visitor. A token planted from a sibling domain names another one. */
export function isXsrfToken(signer: Signer, token: string | undefined, visitorId: string): boolean {
  const parts = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/.exec(token ?? "");
  return parts !== null && signer.check(`${visitorId}.${parts[1]}`, parts[2] ?? "") !== null;
}

/** What a browser says about where a request was made. */
export interface RequestOrigin {
  origin: string | undefined;
  secFetchSite: string | undefined;
  host: string | undefined;
}

/**
 * The second line: browsers name the page that sent a write. It must be PUBLIC_URL or one of the listed hosts.
 * An app whose public address is only this machine is reached under names no setting knows (127.0.0.1, the
 * address in the home network); there the page must come from the very host that was asked.
 */
export function createOriginCheck(
  settings: Pick<Settings, "publicUrl" | "morHost" | "campaignHosts" | "preReleaseHosts">,
) {
  const publicUrl = new URL(settings.publicUrl);
  const hosts = [settings.morHost ?? [], settings.campaignHosts, settings.preReleaseHosts].flat();
  const known = new Set([
    publicUrl.origin,
    ...hosts.flatMap((host) => [`${publicUrl.protocol}//${host}`, `https://${host}`]),
  ]);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(publicUrl.hostname);

  return ({ origin, secFetchSite, host }: RequestOrigin): boolean => {
    if (secFetchSite === "cross-site") return false;
    if (origin === undefined || known.has(origin)) return true;
    return isLocal && URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
  };
}
