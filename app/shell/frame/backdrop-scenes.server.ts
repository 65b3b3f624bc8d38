import type { BackdropScene } from "#app/kits/page/site-frame-data.ts";
import gate from "#app/kits/ui/pictures/zone1-gate.json";
import floor2 from "#app/kits/ui/pictures/zone2-mirror.json";
import floor3 from "#app/kits/ui/pictures/zone3-water.json";
import floor4 from "#app/kits/ui/pictures/zone4-bench.json";
import floor5 from "#app/kits/ui/pictures/zone5-horizon.json";

const wideSceneHashes = import.meta.glob<string>("../../kits/ui/pictures/scene-*-wide.json", {
  eager: true,
  import: "hash",
});

/** The picture around the column: the site's own wide scene, else the scene of its zone. */
export function backdropScene(zone: number, siteId: string | null): BackdropScene {
  const hash = siteId && wideSceneHashes[`../../kits/ui/pictures/scene-${siteId}-wide.json`];
  if (hash) return { src: `/assets/v/${hash}/scene-${siteId}-wide@1200.avif`, isOfSite: true };
  const zonePicture = [gate, floor2, floor3, floor4, floor5][zone - 1] ?? gate;
  return { src: `/assets/v/${zonePicture.hash}/${zonePicture.name}@390.avif`, isOfSite: false };
}
