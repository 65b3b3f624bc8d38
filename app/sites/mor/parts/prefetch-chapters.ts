import { pictureSrcSet } from "#app/kits/ui/picture/picture-preload.ts";
import fair from "#app/kits/ui/pictures/scene-mor-2.json" with { type: "json" };
import letters from "#app/kits/ui/pictures/scene-mor-3.json" with { type: "json" };
import bowls from "#app/kits/ui/pictures/scene-mor-4.json" with { type: "json" };
import tag from "#app/kits/ui/pictures/scene-mor-5.json" with { type: "json" };

/** Fetches what the chapters ahead will show: from then on the story goes to its end without a network. */
export async function prefetchChapters(): Promise<void> {
  for (const picture of [fair, letters, bowls, tag]) {
    const image = new Image();
    image.sizes = "(min-width: 481px) 480px, 100vw";
    image.srcset = pictureSrcSet(picture);
    await image.decode().catch(() => {});
  }
  await Promise.all([
    import("../scene/lanterns.ts"),
    import("../scene/letters.ts"),
    import("../scene/bowls.ts"),
    import("../scene/name-tag.ts"),
    import("../rules/memory-colour.ts"),
  ]);
}
