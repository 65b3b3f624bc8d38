import { type RefObject, useEffect, useRef, useState } from "react";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { HoldButton } from "#app/kits/ui/hold-button/hold-button.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import scene from "#app/kits/ui/pictures/scene-ucp.json";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./hero.module.css";

/** The last stick stands. Under the thumb it breaks, and what lies there is the beginning of a paint. */
export function Hero() {
  const t = useMessages<Messages>();
  const container = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  const { state, snap } = useSnap(container);
  // The button under the finger is gone: the way on takes its place and the focus.
  useEffect(() => {
    if (state === "broken") next.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <section className={`${css.hero} frame on-ink page-height`} data-hero={state}>
      <div ref={container} className={`${css.scene} overlay`}>
        <Picture picture={scene} priority fit="cover" />
        <Grain />
      </div>
      <VerticalHeading className="hero-title" lines={[t("hero.one"), t("hero.two")]} size={48} reveal />
      <div className={`${css.foot} stack-3`}>
        <p className={`${css.lead} text-lead`} role="status">
          {state === "broken" ? t("hero.snapped") : t("hero.lead")}
        </p>
        <div className={`${css.acts} row-3`}>
          <a href="#ucp-wall" className={buttonClass({ look: "quiet" })}>
            <span>{t("hero.toMural")}</span>
          </a>
          {state === "broken" ? (
            <a ref={next} href="#bench" className={buttonClass({ look: "blood", arrow: true, className: css.next })}>
              <span>{t("hero.toMixing")}</span>
            </a>
          ) : (
            <span className={css.scripted}>
              <HoldButton hint={t("hero.snapHint")} onDone={() => void snap()}>
                {t("hero.snap")}
              </HoldButton>
            </span>
          )}
        </div>
        <noscript>
          <p className={`${css.lead} text-lead`}>{t("hero.noScript")}</p>
        </noscript>
      </div>
    </section>
  );
}

/** The breaking of the stick in the picture that `container` holds. */
function useSnap(container: RefObject<HTMLElement | null>) {
  const controllerRef = useRef<AbortController | null>(null);
  const [state, setState] = useState<"whole" | "breaking" | "broken">("whole");

  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);

  async function snap(): Promise<void> {
    const image = container.current?.querySelector<HTMLImageElement>("picture img");
    const signal = controllerRef.current?.signal;
    if (state !== "whole" || !signal) return;
    setState("breaking");
    track("ucp_start");
    try {
      const [{ startSnap }, { getVisitSound: visitSound }] = await Promise.all([
        import("../scene/start-snap.ts"),
        import("#app/kits/sound/use-sound.ts"),
      ]);
      visitSound().play("seal-break");
      const isMotionReduced = preferences.isMotionReduced();
      if (!isMotionReduced) navigator.vibrate?.([14, 380, 26]);
      if (container.current && image?.complete && image.naturalWidth > 0)
        await startSnap(container.current, image, signal).break(isMotionReduced);
    } catch {
      // A script that did not come keeps nobody from painting.
    }
    if (!signal.aborted) setState("broken");
  }

  return { state, snap };
}
