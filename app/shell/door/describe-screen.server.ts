import type { Head } from "./head.ts";
import { type FoundScreen, siblingsOf } from "./doors.server.ts";
import type { PageContext } from "../page-context.server.ts";
import sharePicture from "#app/kits/ui/pictures/share-default.json";

/** The head of a screen as its door describes it. A screen with its own title or picture adds to this in its `meta`. */
export function describeScreen(found: FoundScreen, { platform, host, now }: PageContext): Head {
  const { door, screen, canonicalPath } = found;
  const absolute = (path: string): string => new URL(path, platform.settings.publicUrl).href;
  return {
    lang: screen.lang,
    title: screen.title,
    description: screen.description,
    canonicalUrl: absolute(canonicalPath),
    alternates: siblingsOf(door, screen).map(({ lang, path }) => ({ lang, url: absolute(`/${path}`) })),
    shareImage: {
      url: absolute(`/assets/v/${sharePicture.file}`),
      width: sharePicture.width,
      height: sharePicture.height,
      alt: "開いた唇の奥に、真夜中の町の灯りが見える。",
    },
    isIndexed: screen.index && host.isIndexed(now),
  };
}
