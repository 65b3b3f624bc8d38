import { useState } from "react";
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
import { maxPaints } from "#contracts/painting-limits.ts";
import type { PaintRecipe } from "#contracts/painting.ts";
import type { Colours } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { firstColours } from "../rules/first-colours.ts";
import { mixPigments } from "../rules/pigment.ts";
import { BowlParts, MediumChoice } from "./bowl-choices.tsx";
import { ColourTabs } from "./colour-tabs.tsx";
import { MixingBowlView } from "./mixing-bowl-view.tsx";
import css from "./mixing-panel.module.css";
import { shadeRef } from "./shade-ref.ts";
import { type BowlContent, type MixingBowl, useMixingBowl } from "./use-mixing-bowl.ts";

interface MixingPanelProps {
  colours: Colours;
  paintCount: number;
  onMix: (recipe: PaintRecipe) => void;
}

/** 砕く台: sticks go in, are crushed, and are stirred to a paint. */
export function MixingPanel({ colours, paintCount, onMix }: MixingPanelProps) {
  const t = useMessages<Messages>();
  const [query] = useSearchParams();
  const requested = query.get("c");
  const initialColours = firstColours(colours.colours, requested);
  const bowl = useMixingBowl(initialColours);
  const { parts } = bowl.load;
  const [message, setMessage] = useState("");
  const mixed = parts.length > 0 ? mixedHex(bowl.load) : null;

  function mix(): void {
    if (bowl.load.crush === 0) return setMessage(t("mixing.firstCrush"));
    if (paintCount >= maxPaints) return setMessage(t("mixing.paintsFull"));
    const recipe = bowl.mix();
    if (!recipe) return;
    track("ucp_step2");
    getVisitSound().play("bubble");
    onMix(recipe);
    setMessage(t("mixing.mixed", { number: paintCount + 1 }));
  }

  return (
    <section className={`${css.workArea} stack-4`} aria-labelledby="ucp-bench-title">
      <header className="stack-2">
        <h2 id="ucp-bench-title" className={classNames("text-banner", role.display)}>
          {t("mixing.title")}
        </h2>
        <p className="text-note">{t("mixing.lead")}</p>
      </header>
      <CrushStage bowl={bowl} mixed={mixed} announce={setMessage} />
      <BowlParts bowl={bowl} />
      <MediumChoice bowl={bowl} />
      <MixedPaint mixed={mixed} onMix={mix} />
      <p className={`${css.status} text-body`} role="status">
        {message}
      </p>
      <ColourTabs
        colours={colours.colours}
        initialTab={requested !== null && initialColours[0]?.shelf === "found" ? "found" : "retired"}
        chosen={parts.map(({ colour }) => colour.source)}
        isFull={bowl.isFull}
        onToggle={bowl.toggle}
        onFull={() => setMessage(t("mixing.full"))}
      />
      <SoundSwitch />
    </section>
  );
}

interface CrushStageProps {
  bowl: MixingBowl;
  mixed: string | null;
  announce: (message: string) => void;
}

/** The dish, and the pestle that is held. */
function CrushStage({ bowl, mixed, announce }: CrushStageProps) {
  const t = useMessages<Messages>();
  const { parts, crush } = bowl.load;
  const isEmpty = parts.length === 0;
  const names = parts.map(({ colour }) => `『${colour.name}』`).join("と");
  const what = isEmpty
    ? t("mixing.empty")
    : t("mixing.lying", { names, how: t(crushMessages[crush] ?? "mixing.how0") });

  function crushOnce(): void {
    if (isEmpty) return;
    if (crush === 0) track("ucp_step1");
    getVisitSound().play(crush === 0 ? "seal-break" : "powder-press");
    if (!preferences.isMotionReduced()) navigator.vibrate?.(crush === 0 ? [16, 60, 10] : 12);
    announce(crush === 4 ? t("mixing.finest") : "");
    bowl.crush();
  }

  return (
    <div className={css.stage}>
      <MixingBowlView load={bowl.load} mixed={mixed ?? emptyHex} label={t("mixing.dish", { what })} />
      <p className={`${css.how} text-body`} aria-hidden="true">
        {isEmpty ? t("mixing.empty") : crush === 0 ? "" : t(grainMessages[crush - 1] ?? "mixing.grain0")}
      </p>
      <HoldButton hint={t("mixing.crushHint")} onDone={crushOnce} className={css.crush} disabled={isEmpty}>
        {t("mixing.crush")}
      </HoldButton>
    </div>
  );
}

/** What would come of it, and the button that makes it. */
function MixedPaint({ mixed, onMix }: { mixed: string | null; onMix: () => void }) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.result} on-grey stack-3`}>
      <span ref={shadeRef(mixed ?? emptyHex)} className={css.swatch} data-mixed={mixed} aria-hidden="true" />
      <span className="grid text-leading-15 text-body">
        <span>{t("mixing.result")}</span>
        <span className={role.micro}>{mixed?.slice(1).toUpperCase() ?? ""}</span>
      </span>
      <Button look="bone" wide onClick={onMix}>
        {t("mixing.mix")}
      </Button>
    </div>
  );
}

function SoundSwitch() {
  const t = useMessages<Messages>();
  const { isOn, turn } = useSound();
  return (
    <Switch
      label={t("mixing.sound")}
      onLabel={t("mixing.on")}
      offLabel={t("mixing.off")}
      checked={isOn}
      onChange={({ target }) => turn(target.checked)}
    />
  );
}

/** The empty dish. */
const emptyHex = "#2a2827";
const crushMessages = ["mixing.how0", "mixing.how1", "mixing.how2", "mixing.how3", "mixing.how4"] as const;
const grainMessages = ["mixing.grain0", "mixing.grain1", "mixing.grain2", "mixing.grain3"] as const;

const mixedHex = ({ parts }: BowlContent): string =>
  mixPigments(parts.map(({ colour, share }) => ({ hex: colour.hex, share })));
