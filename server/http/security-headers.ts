/** Where pages may talk to besides the hub itself. Filled from the settings and the transmission table only. */
export interface ExternalOrigins {
  assets: string | null;
  scripts: readonly string[];
}

/**
 * The one policy of all pages. The window is kept across routes, so a page's policy must serve them all.
 * @param scriptHashes of the inline scripts that may run, as `extractInlineScripts` gives them
 */
export function pagePolicy(scriptHashes: readonly string[], external: ExternalOrigins): string {
  const assets = external.assets ? ` ${external.assets}` : "";
  const scripts = [...scriptHashes, ...external.scripts].map((source) => ` ${source}`).join("");
  const tags = external.scripts.map((source) => ` ${source}`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}${assets}`,
    `style-src 'self'${assets}`,
    `img-src 'self' data: blob:${assets}${tags}`,
    `font-src 'self'${assets}`,
    `connect-src 'self'${assets}${tags}`,
    "worker-src 'self'",
    `media-src 'self' blob:${assets}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "report-uri /api/reports/csp",
  ].join("; ");
}

/** The policy of a worker's own script: WebAssembly may run there and nowhere else. */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The policy of the second face engine's frame, the one place with `eval`: our own pages may hold it, nobody else. */
export const engineFramePolicy =
  "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'self'";

/** The policy of the service worker: it may fetch from here and from the asset host, nothing else. */
export const serviceWorkerPolicy = (assets: string | null): string =>
  `default-src 'none'; connect-src 'self'${assets ? ` ${assets}` : ""}`;

/** The policy of everything that is neither page nor worker. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The camera is ours alone. What no page of ours uses, no script that came in may ask for. */
const permissionsPolicy = [
  "camera=(self)",
  ...["microphone", "geolocation", "payment", "usb", "bluetooth", "display-capture", "hid", "idle-detection"].map(deny),
  ...["magnetometer", "midi", "serial", "xr-spatial-tracking"].map(deny),
].join(", ");

function deny(name: string): string {
  return `${name}=()`;
}

/** Headers of every answer. */
export function commonHeaders(isSecure: boolean): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["cross-origin-opener-policy", "same-origin"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", permissionsPolicy],
    ["x-frame-options", "DENY"],
    ["x-permitted-cross-domain-policies", "none"],
    ["origin-agent-cluster", "?1"],
  ];
  if (isSecure) headers.push(["strict-transport-security", "max-age=31536000; includeSubDomains"]);
  return headers;
}
