import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { ShadeView } from "../data.server.ts";
import { familyOf } from "../rules/colour-family.ts";

/** Says what a shade looks like without its name: 「深い赤・マット」. */
export function useColourWords(): (shade: Pick<ShadeView, "hex" | "finish">) => string {
  const t = useWords<Words>();
  return ({ hex, finish }) => {
    const { family, depth } = familyOf(hex);
    return t("shade.colour", { hue: t(`depth.${depth}`, { hue: t(`hue.${family}`) }), finish: t(`finish.${finish}`) });
  };
}
