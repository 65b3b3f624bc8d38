import type { LinkDescriptor } from "react-router";

/** Asks for fonts together with the page: for the type that stands on a first view. `hrefs` are built addresses. */
export function fontPreloads(hrefs: readonly string[]): LinkDescriptor[] {
  return hrefs.map((href) => ({ rel: "preload", as: "font", type: "font/woff2", href, crossOrigin: "anonymous" }));
}
