import gate from "#app/kits/ui/pictures/zone1-gate.json";
import floor2 from "#app/kits/ui/pictures/closed-door-2.json";
import floor3 from "#app/kits/ui/pictures/closed-door-3.json";
import floor4 from "#app/kits/ui/pictures/closed-door-4.json";
import floor5 from "#app/kits/ui/pictures/closed-door-5.json";

/** The address of the picture that stands, out of focus, around the column of each floor. */
export function roomScene(zone: number): string {
  const scene = [gate, floor2, floor3, floor4, floor5][zone - 1] ?? gate;
  return `/assets/v/${scene.hash}/${scene.name}@390.avif`;
}
