import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { MascaraRecipe } from "#contracts/mascara-recipe.ts";
import type { Words } from "../copy/words.ts";
import { lashesIn, type Weather, weatherLine, weathers } from "../rules/weather.ts";
import { type LashStage, startLashes } from "../scene/start-lashes.ts";
import css from "./lashes.module.css";

interface LashesProps {
  recipe: MascaraRecipe;
  name: string;
  model: { name: string; hash: string };
}

type Waiting = { for: "eyes" } | { for: "engine"; percent: number } | null;

/** The lashes this mascara would draw, on a model's eyes or one's own, and what wind, tears and steam make of them. */
export function Lashes({ recipe, name, model }: LashesProps) {
  const t = useWords<Words>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<LashStage | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const [weather, setWeather] = useState<Weather>("calm");
  const [isBare, setIsBare] = useState(false);
  const [waiting, setWaiting] = useState<Waiting>({ for: "eyes" });
  const [trouble, setTrouble] = useState<"noFace" | "failed" | null>(null);
  const { name: modelName, hash } = model;

  useEffect(() => {
    const leaving = new AbortController();
    const begin = async (): Promise<void> => {
      if (!canvas.current) return;
      const set = await startLashes(canvas.current, leaving.signal);
      await set.showModel({ name: modelName, hash });
      stage.current = set;
      setWaiting(null);
    };
    begin().catch((error: unknown) => {
      if (isAbort(error)) return;
      setWaiting(null);
      setTrouble("failed");
    });
    return () => {
      leaving.abort();
      stage.current = null;
    };
  }, [modelName, hash]);

  useEffect(() => {
    if (waiting) return;
    if (isBare) return stage.current?.wear(null);
    if (weather !== "wind" || isCalm()) return stage.current?.wear(lashesIn(recipe, weather, 0.6));
    let frame = 0;
    const blow = (nowMs: number): void => {
      stage.current?.wear(lashesIn(recipe, "wind", Math.sin(nowMs / 140) * Math.sin(nowMs / 900)));
      frame = requestAnimationFrame(blow);
    };
    frame = requestAnimationFrame(blow);
    return () => cancelAnimationFrame(frame);
  }, [recipe, weather, isBare, waiting]);

  async function readPhoto({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const photo = target.files?.[0];
    target.value = "";
    if (!photo || !stage.current) return;
    setTrouble(null);
    setWaiting({ for: "engine", percent: 0 });
    try {
      const told = (share: number): void => setWaiting({ for: "engine", percent: Math.round(share * 100) });
      if (!(await stage.current.showPhoto(photo, told))) setTrouble("noFace");
    } catch (error) {
      if (!isAbort(error)) setTrouble("failed");
    } finally {
      setWaiting(null);
    }
  }

  async function showModel(): Promise<void> {
    setTrouble(null);
    await stage.current?.showModel(model).catch(() => setTrouble("failed"));
  }

  const line = weatherLine(recipe, weather);
  return (
    <div className={css.lashes} data-weather={weather} data-ready={waiting === null || undefined}>
      <div className={css.eyes}>
        <canvas ref={canvas} role="img" aria-label={t("lashes.picture", { name })} />
        {weather === "tears" && !isBare && (
          <svg viewBox="0 0 960 520" aria-hidden="true" className={css.tears}>
            <path d="M236 300q-9 60 -4 120q2 26 14 26t14 -26q5 -60 -8 -120z" />
            <path d="M742 306q8 50 4 96q-2 20 -12 20t-12 -20q-4 -50 8 -96z" />
          </svg>
        )}
        {weather === "steam" && !isBare && <span className={css.steam} />}
        <small>{t("stage.sample")}</small>
      </div>
      <p role="status" className={css.said}>
        {waiting?.for === "eyes" && t("lashes.waiting")}
        {waiting?.for === "engine" && t("lashes.engine", { percent: String(waiting.percent) })}
        {!waiting && trouble && t(`lashes.${trouble}`)}
        {!waiting && !trouble && line && t(`lashes.${line}`)}
      </p>
      <ChipRow label={t("more.lashes")}>
        {weathers.map((one) => (
          <Chip key={one} pressed={one === weather} onPress={() => setWeather(one)}>
            {t(`lashes.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <ChipRow label={t("lashes.worn")}>
        <Chip pressed={isBare} onPress={() => setIsBare(!isBare)}>
          {t("lashes.bare")}
        </Chip>
        <Chip pressed={false} onPress={() => void showModel()}>
          {t("lashes.model")}
        </Chip>
        <Chip pressed={false} onPress={() => file.current?.click()}>
          {t("lashes.own")}
        </Chip>
      </ChipRow>
      <input ref={file} type="file" accept="image/*" hidden onChange={(event) => void readPhoto(event)} />
      <p className={css.note}>{t("lashes.image")}</p>
    </div>
  );
}

const isCalm = (): boolean =>
  document.documentElement.dataset.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
