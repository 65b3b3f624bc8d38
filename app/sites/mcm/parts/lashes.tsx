import { useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { hasCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useErrorWords, type VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import type { Words } from "../copy/words.ts";
import { lashesIn, type Weather, weatherLine, weathers } from "../rules/weather.ts";
import { overlayOf } from "../scene/draw-weather.ts";
import { LashGate } from "./lash-gate.tsx";
import css from "./lashes.module.css";
import { Outside } from "./outside.tsx";
import { type LashTrouble, useLashes } from "./use-lashes.ts";

/** The moment of a weather that is shown where nothing moves. */
const stillAtSeconds = 2.2;

interface LashesProps {
  recipe: MascaraRecipe;
  name: string;
  model: { name: string; hash: string };
}

/** The lashes this mascara would draw, on a model's eyes or one's own, and what wind, tears and steam make of them. */
export function Lashes({ recipe, name, model }: LashesProps) {
  const t = useWords<Words>();
  const file = useRef<HTMLInputElement>(null);
  const [weather, setWeather] = useState<Weather>("calm");
  const [isBare, setIsBare] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { canvas, video, wear, lay, source, ...eyes } = useLashes(model);
  const isLive = source === "camera";
  const isReady = eyes.waiting === null && source !== null;

  useEffect(() => {
    if (!isReady) return;
    if (isBare) return wear(null, null);
    if (weather === "calm") return wear(lashesIn(recipe, weather), null);
    wear(lashesIn(recipe, weather, 0.6), overlayOf(weather, stillAtSeconds));
    if (preferences.isMotionReduced()) return;
    let frame = 0;
    let sinceMs = 0;
    const go = (nowMs: number): void => {
      sinceMs ||= nowMs;
      const over = overlayOf(weather, (nowMs - sinceMs) / 1000);
      if (weather === "wind") wear(lashesIn(recipe, "wind", Math.sin(nowMs / 140) * Math.sin(nowMs / 900)), over);
      else lay(over);
      frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `wear` and `lay` hand on to the stage of now.
  }, [recipe, weather, isBare, isReady, source]);

  function choose(way: () => unknown): void {
    setIsAsked(false);
    void way();
  }
  const askPhoto = (): void => file.current?.click();
  function askMirror(): void {
    if (isLive) return choose(eyes.showModel);
    if (hasCameraConsent(createLocalStore(), "face", Date.now())) return choose(eyes.showMirror);
    setIsAsked(true);
  }

  return (
    <div className={css.lashes} data-weather={weather} data-ready={isReady || undefined} data-eyes={source}>
      <div className={css.eyes}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={t("lashes.picture", { name })}
          className={classNames(isLive && css.mirror)}
        />
        <video ref={video} className={css.video} muted playsInline aria-hidden="true" tabIndex={-1} />
        {isLive && <p className={css.live}>{t("gate.live")}</p>}
        <small>{t("stage.sample")}</small>
      </div>
      <Said {...eyes} line={weatherLine(recipe, weather)} />
      <Outside trouble={eyes.trouble} />
      <ChipRow label={t("more.lashes")}>
        {weathers.map((one) => (
          <Chip key={one} pressed={one === weather} onPress={() => setWeather(one)}>
            {t(`lashes.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label={t("lashes.whose")}>
        <Chip pressed={source === "model"} onPress={() => choose(eyes.showModel)}>
          {t("lashes.model")}
        </Chip>
        <Chip pressed={isLive} onPress={askMirror}>
          {t(isLive ? "gate.close" : "lashes.mirror")}
        </Chip>
        <Chip pressed={source === "photo"} onPress={askPhoto}>
          {t("lashes.own")}
        </Chip>
        <Chip pressed={isBare} onPress={() => setIsBare(!isBare)}>
          {t("lashes.bare")}
        </Chip>
      </ChipRow>
      {isAsked && (
        <LashGate onStart={() => choose(eyes.showMirror)} onPhoto={askPhoto} onModel={() => choose(eyes.showModel)} />
      )}
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t("lashes.own")}
        onChange={({ target }) => {
          const photo = target.files?.[0];
          target.value = "";
          if (photo) choose(() => eyes.readPhoto(photo));
        }}
      />
      <p className={css.note}>{t("lashes.image")}</p>
    </div>
  );
}

type SaidProps = Pick<ReturnType<typeof useLashes>, "waiting" | "trouble" | "hasFace"> & {
  line: ReturnType<typeof weatherLine>;
};

/** What is going on, what went wrong and what to do, or what the weather did. */
function Said({ waiting, trouble, hasFace, line }: SaidProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const ownWords: Partial<Record<LashTrouble, string>> = {
    noFace: t("lashes.noFace"),
    failed: t("lashes.failed"),
    "E-CAM-DENY": t("gate.denied"),
    "E-CAM-NONE": t("gate.none"),
    "E-CAM-INAPP": t("gate.inApp"),
    "E-MODEL": t("gate.engine"),
  };
  const said = (): string => {
    if (waiting?.for === "engine") return t("lashes.engine", { percent: String(waiting.percent) });
    if (waiting) return t(waiting.for === "camera" ? "gate.asking" : "lashes.waiting");
    if (trouble) return ownWords[trouble] ?? errorWords(trouble as VisitorErrorCode).message;
    if (!hasFace) return errorWords("E-FACE-NONE").message;
    return line ? t(`lashes.${line}`) : "";
  };
  return (
    <p role="status" className={css.said}>
      {said()}
    </p>
  );
}
