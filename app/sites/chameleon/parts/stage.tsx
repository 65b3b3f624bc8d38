import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Sample } from "../pictures.server.ts";
import css from "./stage.module.css";
import type { Hunt } from "./use-hunt.ts";
// Its script comes with the camera, its styles before it.
import "#app/kits/camera/camera-picture.module.css";
import "./shutter.module.css";

const Shutter = lazy(async () => ({ default: (await import("./shutter.tsx")).Shutter }));

interface StageProps {
  hunt: Hunt;
  samples: readonly Sample[];
  /** Told when a press found no colour. */
  onMiss: () => void;
  /** Who sits on the bar below the picture. */
  children: ReactNode;
}

/** The picture whose colours leave, or the film of the camera; below it the bar on which the chameleon sits. */
export function Stage({ hunt, samples, onMiss, children }: StageProps) {
  const t = useWords<Words>();
  const { place, shown, palette, lens, held } = hunt;
  const before = useRef<number | null>(null);
  const [first] = samples;
  const words =
    shown.kind === "sample"
      ? (samples[shown.place]?.picture.alt.ja ?? "")
      : t(shown.kind === "photo" ? "stage.photo" : "stage.shot");

  const act = useRef({ press: (_x: number, _y: number): void => {}, takeBack: (): void => {} });
  useEffect(() => {
    act.current = {
      press(x, y) {
        before.current = held;
        if (palette && !palette.isGrey) void hunt.holdAt(x, y).then((isColour) => !isColour && onMiss());
      },
      takeBack: () => void hunt.hold(before.current),
    };
  });
  useEffect(() => {
    const area = place.current;
    const leaving = new AbortController();
    const { signal } = leaving;
    area?.addEventListener("pointerdown", (event) => event.button === 0 && act.current.press(...placeIn(area, event)), {
      signal,
    });
    // The finger only wanted to scroll.
    area?.addEventListener("pointercancel", () => act.current.takeBack(), { signal });
    area?.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    return () => leaving.abort();
  }, [place]);

  return (
    <div className={css.stage}>
      <section className={css.frame} aria-label={t("stage.label")}>
        {first && (
          <Picture
            picture={first.picture}
            alt={shown.kind === "sample" && shown.place === 0 ? words : ""}
            sizes="(min-width: 481px) 420px, 86vw"
            fit="cover"
            priority
            exact
            className={css.first}
          />
        )}
        <div
          ref={place}
          className={css.canvas}
          role="img"
          aria-label={words}
          data-drained={held !== null || undefined}
        />
      </section>
      {lens.step !== "off" && (
        <Suspense>
          <Shutter hunt={hunt} />
        </Suspense>
      )}
      <div className={css.perch}>{children}</div>
    </div>
  );
}

/** Where on the picture, 0–1 from the left and from the top. */
function placeIn(area: HTMLElement, { clientX, clientY }: PointerEvent): [x: number, y: number] {
  const { left, top, width, height } = area.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}
