import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound, getVisitSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { HoldButton } from "#app/kits/ui/hold-button/hold-button.tsx";
import { Switch } from "#app/kits/ui/switch/switch.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { media, maxPaints } from "#contracts/painting-limits.ts";
import type { PaintRecipe } from "#contracts/painting.ts";
import type { Colours } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { firstColours } from "../rules/first-colours.ts";
import { mixPigments } from "../rules/pigment.ts";
import { type MixingBowlScene, startMixingBowl } from "../scene/start-mixing-bowl.ts";
import css from "./mixing-panel.module.css";
import { ColourTabs } from "./colour-tabs.tsx";
import { shadeRef } from "./shade-ref.ts";
import { type BowlContent, useMixingBowl } from "./use-mixing-bowl.ts";

interface MixingPanelProps {
  colours: Colours;
  paintCount: number;
  onMix: (recipe: PaintRecipe) => void;
}

const glosses = { water: 0.34, oil: 0.8, wax: 0.12 } as const;

/** 砕く台: sticks go in, are crushed, and are stirred to a paint. */
export function MixingPanel({ colours, paintCount, onMix }: MixingPanelProps) {
  const t = useMessages<Messages>();
  const { isOn, turn } = useSound();
  const [query] = useSearchParams();
  const requested = query.get("c");
  const initialColours = firstColours(colours.colours, requested);
  const bowl = useMixingBowl(initialColours);
  const { parts, crush, medium } = bowl.load;
  const [message, setMessage] = useState("");
  const mixed = parts.length > 0 ? mixedHex(bowl.load) : null;
  const names = parts.map(({ colour }) => `『${colour.name}』`).join("と");
  const bowlText =
    parts.length === 0 ? t("bench.empty") : t("bench.lying", { names, how: t(crushMessages[crush] ?? "bench.how0") });

  function crushOnce(): void {
    if (parts.length === 0) return;
    if (crush === 0) track("ucp_step1");
    getVisitSound().play(crush === 0 ? "seal-break" : "powder-press");
    if (!preferences.isMotionReduced()) navigator.vibrate?.(crush === 0 ? [16, 60, 10] : 12);
    setMessage(crush === 4 ? t("bench.finest") : "");
    bowl.crush();
  }

  function mix(): void {
    if (crush === 0) return setMessage(t("bench.firstCrush"));
    if (paintCount >= maxPaints) return setMessage(t("bench.paintsFull"));
    const recipe = bowl.mix();
    if (!recipe) return;
    track("ucp_step2");
    getVisitSound().play("bubble");
    onMix(recipe);
    setMessage(t("bench.mixed", { number: paintCount + 1 }));
  }

  return (
    <section className={`${css.bench} stack-4`} aria-labelledby="ucp-bench-title">
      <header className="stack-2">
        <h2 id="ucp-bench-title" className={classNames("text-banner", role.display)}>
          {t("bench.title")}
        </h2>
        <p className={css.lead}>{t("bench.lead")}</p>
      </header>
      <div className={css.stage}>
        <MixingBowlView load={bowl.load} mixed={mixed ?? "#2a2827"} label={t("bench.dish", { what: bowlText })} />
        <p className={css.how} aria-hidden="true">
          {parts.length === 0 ? t("bench.empty") : crush === 0 ? "" : t(grainMessages[crush - 1] ?? "bench.grain0")}
        </p>
        <HoldButton hint={t("bench.crushHint")} onDone={crushOnce} className={css.crush} disabled={parts.length === 0}>
          {t("bench.crush")}
        </HoldButton>
      </div>
      <ul className={`${css.parts} grid`}>
        {parts.map(({ colour, share }) => (
          <li key={colour.source}>
            <span ref={shadeRef(colour.hex)} className={css.chip} aria-hidden="true" />
            <span className="text-leading-14 text-body">{t("bench.share", { name: colour.name, share })}</span>
            <button
              type="button"
              aria-label={t("bench.less", { name: colour.name })}
              onClick={() => bowl.share(colour.source, -1)}
            >
              −
            </button>
            <button
              type="button"
              aria-label={t("bench.more", { name: colour.name })}
              onClick={() => bowl.share(colour.source, 1)}
            >
              ＋
            </button>
            <button
              type="button"
              aria-label={t("bench.take", { name: colour.name })}
              onClick={() => bowl.toggle(colour)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <fieldset className={`${css.media} stack-2`}>
        <legend>{t("bench.medium")}</legend>
        {media.map((one) => (
          <label key={one} className={`${css.medium} stack-1`}>
            <input type="radio" name="ucp-medium" checked={medium === one} onChange={() => bowl.stir(one)} />
            <b className={role.display}>{t(`bench.${one}`)}</b>
            <span>{t(`bench.${one}Hint`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={`${css.result} stack-3`}>
        <span ref={shadeRef(mixed ?? "#2a2827")} className={css.swatch} data-mixed={mixed} aria-hidden="true" />
        <span className="grid text-leading-15 text-body">
          <span>{t("bench.result")}</span>
          <span className={role.micro}>{mixed?.slice(1).toUpperCase() ?? ""}</span>
        </span>
        <Button look="bone" wide onClick={mix}>
          {t("bench.mix")}
        </Button>
      </div>
      <p className={css.said} role="status">
        {message}
      </p>
      <ColourTabs
        colours={colours.colours}
        initialTab={requested !== null && initialColours[0]?.shelf === "found" ? "found" : "retired"}
        chosen={parts.map(({ colour }) => colour.source)}
        isFull={bowl.isFull}
        onToggle={bowl.toggle}
        onFull={() => setMessage(t("bench.full"))}
      />
      <Switch
        label={t("bench.sound")}
        onLabel={t("bench.on")}
        offLabel={t("bench.off")}
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
    </section>
  );
}

const crushMessages = ["bench.how0", "bench.how1", "bench.how2", "bench.how3", "bench.how4"] as const;
const grainMessages = ["bench.grain0", "bench.grain1", "bench.grain2", "bench.grain3"] as const;

const mixedHex = ({ parts }: BowlContent): string =>
  mixPigments(parts.map(({ colour, share }) => ({ hex: colour.hex, share })));

/** The dish itself; without WebGL a plain round of the colours that lie in it. */
function MixingBowlView({ load, mixed, label }: { load: BowlContent; mixed: string; label: string }) {
  const container = useRef<HTMLDivElement>(null);
  const scene = useRef<MixingBowlScene | null>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true));
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  // Not before it is seen: compiling its light costs a phone a moment.
  useEffect(() => {
    const controller = new AbortController();
    if (container.current && isNear)
      scene.current = startMixingBowl(container.current, () => preferences.isMotionReduced(), controller.signal);
    return () => controller.abort();
  }, [isNear]);
  useEffect(() => {
    const { parts, crush, medium, isStirred } = load;
    scene.current?.show({
      parts:
        parts.length > 0
          ? parts.map(({ colour, share }) => ({ hex: colour.hex, share }))
          : [{ hex: "#0d090b", share: 0 }],
      mixed,
      crush: parts.length > 0 ? crush : 0,
      wet: isStirred ? 1 : 0,
      gloss: glosses[medium],
    });
    // A scene that has just begun is shown what lies there already.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [load, mixed, isNear]);
  return (
    <div ref={container} className={css.dish} role="img" aria-label={label} data-crush={load.crush}>
      <svg viewBox="0 0 300 200" aria-hidden="true">
        <ellipse cx="150" cy="108" rx="120" ry="72" fill="#0d090b" stroke="#a89c99" strokeWidth="2" />
        <ellipse cx="150" cy="110" rx="78" ry="42" fill={mixed} />
      </svg>
    </div>
  );
}
