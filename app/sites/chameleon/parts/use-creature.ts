import { useEffect, useRef, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { Skin } from "../scene/skin.ts";
import type { Creature } from "../scene/start-creature.ts";

/** Brings the creature to life on a canvas once the page is, and lets it turn into each new skin. */
export function useCreature(isHydrated: boolean, skin: Skin) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const eyes = useRef<SVGSVGElement>(null);
  const creatureRef = useRef<Creature | null>(null);
  const currentSkin = useRef(skin);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (!isHydrated || !canvas.current) return;
    const controller = new AbortController();
    const element = canvas.current;
    import("../scene/start-creature.ts")
      .then(({ startCreature }) => startCreature(element, { kind: "grey" }, controller.signal))
      .then(
        (creature) => {
          creatureRef.current = creature;
          setIsReady(true);
          if (currentSkin.current.kind !== "grey") creature.setSkin(currentSkin.current, preferences.isMotionReduced());
        },
        // The still one stays.
        () => {},
      );
    return () => {
      controller.abort();
      creatureRef.current = null;
    };
  }, [isHydrated]);

  const key = JSON.stringify(skin);
  useEffect(() => {
    const next = JSON.parse(key) as Skin;
    if (JSON.stringify(currentSkin.current) !== key) creatureRef.current?.setSkin(next, preferences.isMotionReduced());
    currentSkin.current = next;
    const lid = next.kind === "one" ? next.hex : next.kind === "twelve" ? (next.hexes[0] ?? "") : "";
    if (lid) eyes.current?.style.setProperty("--lid", lid);
    else eyes.current?.style.removeProperty("--lid");
  }, [key]);

  return { canvas, eyes, isReady };
}
