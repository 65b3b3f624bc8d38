import type { HostProfile } from "./hosts.ts";

/** A page a search engine may read, with its siblings in other languages. */
export interface ListedPage {
  url: string;
  alternates: readonly { lang: string; url: string }[];
}

/** robots.txt of a host. A host that is not indexed keeps crawlers out of everything. */
export function robotsText(host: HostProfile, now: Date, sitemapUrl: string): string {
  if (!host.isIndexed(now)) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nDisallow: /api/\nDisallow: /engine/\nSitemap: ${sitemapUrl}\n`;
}

/** sitemap.xml (sitemaps.org 0.9 with xhtml alternates). */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ url, alternates }) => {
    const links = alternates.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.lang}" href="${escapeXml(other.url)}"/>`,
    );
    return `<url><loc>${escapeXml(url)}</loc>${links.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
