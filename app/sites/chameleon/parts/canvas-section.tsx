import { useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ChameleonPage } from "../data.server.ts";
import { rainbowOf } from "../rules/rainbow.ts";
import type { Skin } from "../scene/skin.ts";
import css from "./chameleon-view.module.css";
import { colourLabel } from "./colour-label.ts";
import { CreatureView } from "./creature.tsx";
import { PaletteDrops } from "./palette-drops.tsx";
import { PictureCanvas } from "./picture-canvas.tsx";
import { scrollToCanvas } from "./scroll-to-canvas.ts";
import type { ColourCamera } from "./use-colour-camera.ts";
import type { useColourCollection } from "./use-colour-collection.ts";

type CollectionData = ReturnType<typeof useColourCollection>["collection"];

interface CanvasSectionProps {
  page: ChameleonPage;
  colourCamera: ColourCamera;
  /** What the costume is made of; null: it is not worn. */
  collection: CollectionData;
}

/** The picture with its colours, and the creature that wears the one that is held. */
export function CanvasSection({ page, colourCamera, collection }: CanvasSectionProps) {
  const t = useMessages<Messages>();
  const { samples, find: sharedColour, isBroken } = page;
  /** The palette in which a press found no colour. */
  const [missedPalette, setMissedPalette] = useState<unknown>(null);
  const { source, palette, selectedIndex, rearCamera, error } = colourCamera;
  const selectedColour = selectedIndex === null ? null : (palette?.colours[selectedIndex] ?? null);
  const hex = selectedColour?.hex ?? null;
  const skin = skinOf(hex, sharedColour?.hex ?? null, collection);

  const statusText = (): string => {
    if (rearCamera.step !== "off") return t("camera.aim");
    if (hex !== null) return t("canvas.selected", { colour: colourLabel(t, hex) });
    if (palette && missedPalette === palette) return t("canvas.none");
    if (source.kind === "sample" || error) return "";
    if (!palette) return t("canvas.reading");
    return palette.isGrey ? "" : t("canvas.found", { count: palette.colours.length });
  };

  const Title = sharedColour ? "h2" : "h1";
  return (
    <div
      id="cham-stage"
      className={classNames(css.stage, "on-grey", sharedColour && css.belowFold)}
      data-selected={hex ?? undefined}
    >
      {isBroken && (
        <div className="on-grey pad-side-3">
          <Notice
            message={t("shared.broken")}
            action={
              <Button look="line" compact onClick={scrollToCanvas}>
                {t("shared.brokenAct")}
              </Button>
            }
          />
        </div>
      )}
      <Title className={classNames(css.title, role.display)}>{t("title")}</Title>
      <PictureCanvas colourCamera={colourCamera} samples={samples} onMiss={() => setMissedPalette(palette)}>
        <CreatureView
          skin={skin}
          gaze={selectedColour && { x: selectedColour.x - 0.34, y: selectedColour.y - 1.05 }}
          label={
            skin.kind === "one" ? t("creature.one", { colour: colourLabel(t, skin.hex) }) : t(`creature.${skin.kind}`)
          }
        />
      </PictureCanvas>
      <div className={`${css.under} stack-2`}>
        <p className={`${css.lead} text-body text-leading-15 text-strong`} role="status">
          {statusText() || t("lead")}
        </p>
        {!palette?.isGrey && <PaletteDrops colourCamera={colourCamera} />}
        <noscript>
          <p>{t("noScript")}</p>
          <a href="/all-products">{t("noScriptCatalogue")}</a>
        </noscript>
      </div>
    </div>
  );
}

/** The held colour before all; else the costume that was earned; else what a shared link brought. */
function skinOf(selectedHex: string | null, sharedHex: string | null, collection: CollectionData): Skin {
  if (selectedHex !== null) return { kind: "one", hex: selectedHex };
  if (collection?.costumeAt) {
    const hexes = rainbowOf(collection.cells).filter((hex) => hex !== null);
    if (hexes.length > 0) return { kind: "twelve", hexes };
  }
  return sharedHex === null ? { kind: "grey" } : { kind: "one", hex: sharedHex };
}
