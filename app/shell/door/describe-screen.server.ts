import type { Head } from "./head.ts";
import { type FoundScreen, siblingsOf } from "./doors.server.ts";
import type { PageContext } from "../page-context.server.ts";
import sharePicture from "#app/kits/ui/pictures/share-default.json";
import { cardImage } from "./card-image.ts";
import { textIn } from "#contracts/localized-text.ts";
import { doorCardId } from "./site-cards.server.ts";

/** The head of a screen as its door describes it. A screen with its own title or picture adds to this in its `meta`. */
export function describeScreen(found: FoundScreen, { platform, host, now, master }: PageContext): Head {
  const { door, screen, canonicalPath } = found;
  const absolute = (path: string): string => new URL(path, platform.settings.publicUrl).href;
  return {
    lang: screen.lang,
    title: screen.title,
    description: screen.description,
    canonicalUrl: absolute(canonicalPath),
    alternates: siblingsOf(door, screen).map(({ lang, path }) => ({ lang, url: absolute(`/${path}`) })),
    shareImage:
      door.id === "zones"
        ? {
            url: absolute(`/assets/v/${sharePicture.file}`),
            width: sharePicture.width,
            height: sharePicture.height,
            alt: "開いた唇の奥に、真夜中の町の灯りが見える。",
          }
        : cardImage(platform.settings.publicUrl, {
            site: door.id,
            id: doorCardId(screen.lang),
            version: master.version,
            alt: textIn(door.promise, screen.lang),
          }),
    isIndexed: screen.index && host.isIndexed(now),
  };
}
