import { lazy, Suspense, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ChameleonPage } from "../data.server.ts";
import { rainbowOf } from "../rules/rainbow.ts";
import type { Skin } from "../scene/skin.ts";
import { colourLabel } from "./colour-label.ts";
import { CreatureView } from "./creature.tsx";
import { PaletteDrops } from "./palette-drops.tsx";
import css from "./chameleon-view.module.css";
import { PictureCanvas } from "./picture-canvas.tsx";
import { useColourCollection } from "./use-colour-collection.ts";
import { useColourCamera } from "./use-colour-camera.ts";
import { useShadeData } from "./use-shade-data.ts";
// Their scripts come when they are needed, their styles before the first paint.
import "#app/kits/in-app/external-browser-guide.module.css";
import "#app/kits/product/deferred-wish-heart.module.css";
import "#app/kits/product/product-still.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "./colour-collection.module.css";
import "./colour-card.module.css";
import "./colour-name.module.css";
import "./matching-shade.module.css";
import "./strokes.module.css";
import "./shared-colour-card.module.css";
import "./todays-colours.module.css";
import "./picture-error-notice.module.css";
import "./picture-sources.module.css";

const ColourCollection = lazy(async () => ({ default: (await import("./colour-collection.tsx")).ColourCollection }));
const ColourCard = lazy(async () => ({ default: (await import("./colour-card.tsx")).ColourCard }));
const SharedColourCard = lazy(async () => ({ default: (await import("./shared-colour-card.tsx")).SharedColourCard }));
const TodaysColoursPanel = lazy(async () => ({ default: (await import("./todays-colours.tsx")).TodaysColoursPanel }));
const PictureErrorNotice = lazy(async () => ({
  default: (await import("./picture-error-notice.tsx")).PictureErrorNotice,
}));

const PictureSources = lazy(async () => ({ default: (await import("./picture-sources.tsx")).PictureSources }));

/** The stage, the creature, what is found, and the book of it. */
export function ChameleonView({ page: { samples, find: sharedColour, isBroken } }: { page: ChameleonPage }) {
  const t = useMessages<Messages>();
  const isHydrated = useHydrated();
  const colourCamera = useColourCamera(samples);
  const { stock: shadeData, hasFailed, fetchStock: fetchShadeData } = useShadeData();
  const store = useColourCollection();
  const [hasCostume, setHasCostume] = useState(true);
  const [missedPalette, setMissedPalette] = useState<unknown>(null);
  const { palette, held: selectedIndex, trouble: pictureError, lens: rearCamera } = colourCamera;
  const hex = selectedIndex === null ? null : (palette?.colours[selectedIndex]?.hex ?? null);
  const skin = skinOf(hex, sharedColour?.hex ?? null, hasCostume ? store.book : null);
  const selectedColour = selectedIndex === null ? null : (palette?.colours[selectedIndex] ?? null);

  function scrollToCanvas(): void {
    document.getElementById("cham-stage")?.scrollIntoView({ block: "start" });
  }

  const statusText = (): string => {
    if (rearCamera.step !== "off") return t("camera.aim");
    if (hex !== null) return t("stage.held", { colour: colourLabel(t, hex) });
    if (palette && missedPalette === palette) return t("stage.none");
    if (colourCamera.shown.kind === "sample" || pictureError) return "";
    if (!palette) return t("stage.reading");
    return palette.isGrey ? "" : t("stage.told", { count: palette.colours.length });
  };

  const Title = sharedColour ? "h2" : "h1";
  return (
    <>
      {sharedColour && (
        <Suspense>
          <SharedColourCard find={sharedColour} />
        </Suspense>
      )}
      <div id="cham-stage" className={classNames(css.stage, sharedColour && css.below)} data-held={hex ?? undefined}>
        {isBroken && (
          <div className={css.broken}>
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
          <p className={css.lead} role="status">
            {statusText() || t("lead")}
          </p>
          {!palette?.isGrey && <PaletteDrops hunt={colourCamera} />}
          <noscript>
            <p>{t("noScript")}</p>
            <a href="/all-products">{t("noScriptShelf")}</a>
          </noscript>
        </div>
      </div>
      {(pictureError || palette?.isGrey) && (
        <Suspense>
          <PictureErrorNotice error={pictureError} colourCamera={colourCamera} />
        </Suspense>
      )}
      {hex !== null && shadeData && (
        <Suspense>
          <ColourCard key={hex} hex={hex} shadeData={shadeData} store={store} />
        </Suspense>
      )}
      {hex !== null && !shadeData && (
        <div className={css.wait}>
          {hasFailed ? (
            <Notice
              announce="now"
              message={t("find.stockFailed")}
              action={
                <Button look="line" compact onClick={() => fetchShadeData()}>
                  {t("ways.again")}
                </Button>
              }
            />
          ) : (
            <p role="status">{t("find.wait")}</p>
          )}
        </div>
      )}
      <div className={css.scripted}>
        {isHydrated && (
          <Suspense>
            <PictureSources hunt={colourCamera} samples={samples} />
            <TodaysColoursPanel key={store.book?.cells[0]?.id ?? ""} hex={hex} />
            <ColourCollection
              store={store}
              hasCostume={hasCostume}
              onCostumeChange={setHasCostume}
              onShowCanvas={scrollToCanvas}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The held colour before all; else the costume that was earned; else what a shared link brought. */
function skinOf(
  selectedIndex: string | null,
  sharedHex: string | null,
  collectionData: ReturnType<typeof useColourCollection>["book"],
): Skin {
  if (selectedIndex !== null) return { kind: "one", hex: selectedIndex };
  if (collectionData?.costumeAt) {
    const hexes = rainbowOf(collectionData.cells).filter((hex) => hex !== null);
    if (hexes.length > 0) return { kind: "twelve", hexes };
  }
  return sharedHex === null ? { kind: "grey" } : { kind: "one", hex: sharedHex };
}
