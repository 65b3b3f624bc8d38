import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ShadeView } from "../data.server.ts";
import { familyOf } from "../rules/colour-family.ts";

/** Says what a shade looks like without its name: 「深い赤・マット」. */
export function useColourText(): (shade: Pick<ShadeView, "hex" | "finish">) => string {
  const t = useMessages<Messages>();
  return ({ hex, finish }) => {
    const { family, depth } = familyOf(hex);
    return t("shade.colour", { hue: t(`depth.${depth}`, { hue: t(`hue.${family}`) }), finish: t(`finish.${finish}`) });
  };
}
