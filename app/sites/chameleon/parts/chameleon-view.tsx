import { lazy, Suspense, useState } from "react";
import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import type { ChameleonPage } from "../data.server.ts";
import { CanvasSection } from "./canvas-section.tsx";
import css from "./chameleon-view.module.css";
import { scrollToCanvas } from "./scroll-to-canvas.ts";
import { SelectedColour } from "./selected-colour.tsx";
import { useColourCamera } from "./use-colour-camera.ts";
import { useColourCollection } from "./use-colour-collection.ts";

const ColourCollection = lazy(async () => ({ default: (await import("./colour-collection.tsx")).ColourCollection }));
const SharedColourCard = lazy(async () => ({ default: (await import("./shared-colour-card.tsx")).SharedColourCard }));
const TodaysColoursPanel = lazy(async () => ({ default: (await import("./todays-colours.tsx")).TodaysColoursPanel }));
const PictureErrorNotice = lazy(async () => ({
  default: (await import("./picture-error-notice.tsx")).PictureErrorNotice,
}));
const PictureSources = lazy(async () => ({ default: (await import("./picture-sources.tsx")).PictureSources }));

/** The canvas, the creature, what is found, and the book of it. */
export function ChameleonView({ page }: { page: ChameleonPage }) {
  const isHydrated = useHydrated();
  const colourCamera = useColourCamera(page.samples);
  const store = useColourCollection();
  const [hasCostume, setHasCostume] = useState(true);
  const { palette, selectedIndex, error } = colourCamera;
  const hex = selectedIndex === null ? null : (palette?.colours[selectedIndex]?.hex ?? null);
  return (
    <>
      {page.find && (
        <Suspense>
          <SharedColourCard find={page.find} />
        </Suspense>
      )}
      <CanvasSection page={page} colourCamera={colourCamera} collection={hasCostume ? store.collection : null} />
      {(error || palette?.isGrey) && (
        <Suspense>
          <PictureErrorNotice error={error} colourCamera={colourCamera} />
        </Suspense>
      )}
      <SelectedColour hex={hex} store={store} />
      <div className={`${css.scripted} on-soot`}>
        {isHydrated && (
          <Suspense>
            <PictureSources colourCamera={colourCamera} samples={page.samples} />
            <TodaysColoursPanel key={store.collection?.cells[0]?.id ?? ""} hex={hex} />
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
