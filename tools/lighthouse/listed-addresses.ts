/** The paths of all pages that the zone's own sitemap lists. Throws when it lists none. */
export async function listedAddresses(hubUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${hubUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  if (paths.length === 0) throw new Error("the sitemap lists no page");
  return [...new Set(paths)];
}
