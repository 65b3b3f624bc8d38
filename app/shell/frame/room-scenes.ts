import gate from "#app/kits/ui/pictures/zone1-gate.json";
import floor2 from "#app/kits/ui/pictures/zone2-mirror.json";
import floor3 from "#app/kits/ui/pictures/zone3-water.json";
import floor4 from "#app/kits/ui/pictures/zone4-bench.json";
import floor5 from "#app/kits/ui/pictures/zone5-horizon.json";

/** The address of the picture that stands, out of focus, around the column of each floor. */
export function roomScene(zone: number): string {
  const scene = [gate, floor2, floor3, floor4, floor5][zone - 1] ?? gate;
  return `/assets/v/${scene.hash}/${scene.name}@390.avif`;
}
