import type { Head } from "#app/kits/page/head.ts";
import { type ScreenMatch, siblingsOf } from "#app/kits/page/site-registry.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import sharePicture from "#app/kits/ui/pictures/share-default.json";
import { cardImage } from "#app/kits/page/card-image.ts";
import { textIn } from "#contracts/localized-text.ts";
import { siteCardId } from "./site-cards.server.ts";

/** The head of a screen as its manifest describes it. A screen with its own title or picture adds to this in its `meta`. */
export function describeScreen(found: ScreenMatch, { platform, host, now, master }: PageContext): Head {
  const { site, screen, canonicalPath } = found;
  const absolute = (path: string): string => new URL(path, platform.settings.publicUrl).href;
  return {
    lang: screen.lang,
    title: screen.title,
    description: screen.description,
    canonicalUrl: absolute(canonicalPath),
    alternates: siblingsOf(site, screen).map(({ lang, path }) => ({ lang, url: absolute(`/${path}`) })),
    shareImage: site.isHub
      ? {
          url: absolute(`/assets/v/${sharePicture.file}`),
          width: sharePicture.width,
          height: sharePicture.height,
          alt: "開いた唇の奥に、真夜中の町の灯りが見える。",
        }
      : cardImage(platform.settings.publicUrl, {
          site: site.id,
          id: siteCardId(screen.lang),
          version: master.version,
          alt: textIn(site.promise, screen.lang),
        }),
    isIndexed: screen.index && host.isIndexed(now),
  };
}
