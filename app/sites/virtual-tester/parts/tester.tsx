import { lazy, startTransition, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { isMyFace } from "#app/kits/mirror/mirror-state.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TesterData } from "../data.server.ts";
import { withShade } from "../rules/eye-query.ts";
import { getInitialTab } from "../rules/initial-tab.ts";
import { applyWipe } from "../rules/wipe.ts";
import { MoreOptions } from "./more-options.tsx";
import { PeekingMonster } from "./peeking-monster.tsx";
import { labelOf, statusMessageOf } from "./mirror-labels.ts";
import { ShadeRail } from "./shade-rail.tsx";
import { TintControls } from "./tint-controls.tsx";
import { useMonster } from "./use-monster.ts";
import { useEyeMakeup } from "./use-eye-makeup.ts";
import { useShadeSteps } from "./use-shade-steps.ts";
import { scrollToPart, useScrollToMirror } from "./use-scroll-to-mirror.ts";
import { useTesterMirror } from "./use-tester-mirror.ts";
import { MakeupControls } from "./makeup-controls.tsx";
import { MakeupTabs } from "./makeup-tabs.tsx";
import { MakeupPicture } from "./makeup-picture.tsx";
import {
  lookRegionsOf,
  defaultMakeup,
  appliedLipLayerOf,
  type MakeupTab,
  type AppliedMakeup,
} from "./applied-makeup.ts";
import { parseMakeupQuery } from "./makeup-query.ts";
import css from "./tester.module.css";

// Their scripts come when they are needed; their styles stand in screen-of.tsx.
const BlindTest = lazy(async () => ({ default: (await import("./blind-test.tsx")).BlindTest }));
const EyePanel = lazy(async () => ({ default: (await import("./eye-panel.tsx")).EyePanel }));
const MirrorToolbar = lazy(async () => ({ default: (await import("./mirror-toolbar.tsx")).MirrorToolbar }));
const CompareSlider = lazy(async () => ({ default: (await import("./compare-slider.tsx")).CompareSlider }));
const Tissue = lazy(async () => ({ default: (await import("./tissue.tsx")).Tissue }));
const WipeGesture = lazy(async () => ({ default: (await import("./wipe-gesture.tsx")).WipeGesture }));
const MirrorErrorNotice = lazy(async () => ({ default: (await import("./mirror-error.tsx")).MirrorErrorNotice }));

/** A face, a list of shades, and everything one can do with both. */
export function Tester({ data }: { data: TesterData }) {
  const t = useMessages<Messages>();
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const { shades, shownId, models } = data;
  const isTint = data.line === "tint";
  /** 0: with names. Else which time they are hidden. */
  const [blindRun, setBlindRun] = useState(0);
  const [isRevealed, setIsRevealed] = useState(false);
  const [blindId, setBlindId] = useState<string | null>(null);
  const isBlind = blindRun > 0;
  const isNameHidden = isBlind && !isRevealed;
  const requestedId = (isBlind ? blindId : null) ?? query.get("s") ?? shownId;
  const shade = shades.find(({ id }) => id === requestedId) ?? shades.find(({ id }) => id === shownId)!;
  // Until the visitor changes something it is worn as the address says: a friend's look, or as one finds it.
  const makeupQuery = isHydrated ? query.get("w") : null;
  const linkedMakeup = useMemo(() => parseMakeupQuery(makeupQuery), [makeupQuery]);
  const [changedMakeup, setMakeup] = useState<AppliedMakeup | null>(null);
  const makeup = changedMakeup ?? linkedMakeup;
  const [initialTab] = useState(() => getInitialTab(query));
  const [chosenTab, setTab] = useState<MakeupTab | null>(null);
  const tab = isBlind || !isHydrated ? "lips" : (chosenTab ?? initialTab);
  const eyes = useEyeMakeup(isHydrated, tab !== "lips", makeup.amounts);
  const [tissues, setTissues] = useState(0);
  const mirror = useTesterMirror();
  const { source, loading, error, wear } = mirror;
  const isMirrored = source.kind === "camera" || source.kind === "frozen";
  const monsterInfo = useMonster(shade.id, { id: shownId, company: data.company });
  const mirrorSection = useRef<HTMLDivElement>(null);
  useScrollToMirror(mirrorSection, mirror);

  // The server painted one shade on one face; anything else needs the stage, on the same face.
  const isAsServed = data.worn !== null && shade.id === shownId && makeup === defaultMakeup && eyes.layers.length === 0;
  const servedFace = models.find(({ name }) => name === data.worn?.face) ?? models[0];
  useEffect(() => {
    const lips = makeup.isLipOff ? [] : [appliedLipLayerOf(shade, makeup, isTint)];
    wear(lookRegionsOf([...lips, ...eyes.layers], makeup, isMirrored));
    if (source.kind === "served" && !isAsServed && servedFace && !loading && !error) void mirror.showModel(servedFace);
    // The mirror gets the applied makeup; what it answers must not send it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shade, makeup, eyes.layers, isMirrored, source.kind, isAsServed]);

  function change(next: Partial<AppliedMakeup>): void {
    setMakeup({ ...makeup, ...next });
    if (next.after === "tissue" && makeup.after !== "tissue") setTissues(tissues + 1);
  }

  function wipe(): void {
    setTissues(tissues + 1);
    setMakeup({ ...makeup, ...applyWipe(makeup.after) });
  }

  const showShade = (id: string): void =>
    setQuery(withShade(query, id).slice(1), { replace: true, preventScrollReset: true });
  useShadeSteps((id) => {
    if (makeup.isLipOff || makeup.isBare) change({ isLipOff: false, isBare: false });
    showShade(id);
  });

  function beginBlind(): void {
    setIsRevealed(false);
    setBlindId(null);
    setMakeup({ ...makeup, isLipOff: false, isBare: false });
    setBlindRun(1);
    scrollToPart(mirrorSection.current);
  }

  function leaveBlind(id?: string): void {
    setBlindRun(0);
    if (id) showShade(id);
  }

  const words = isTint ? "tints" : "lips";
  const isLipShown = !makeup.isBare && !makeup.isLipOff;
  const isNamed = isLipShown && !isNameHidden;
  const label = labelOf(t, source.kind, {
    shade: isLipShown ? (isNameHidden ? "？" : shade.name) : null,
    hasEyes: eyes.layers.length > 0,
    isBare: makeup.isBare,
  });
  return (
    <>
      <header className={`${css.head} stack-1`}>
        <h1 className={role.display}>{t(`${words}.title`)}</h1>
        <p>{data.isUnknown ? t("unknown") : t(`${words}.lead`)}</p>
      </header>
      <div ref={mirrorSection} className={css.bench}>
        <div className={css.sight}>
          <MakeupPicture
            canvas={mirror.canvas}
            canvasKey={mirror.canvasKey}
            video={mirror.video}
            kind={source.kind}
            servedPicture={data.worn}
            shade={isNamed ? shade : null}
            label={label}
            message={statusMessageOf(t, loading, source.kind, mirror.presence)}
          >
            {isNamed && monsterInfo?.monster && (
              <PeekingMonster
                key={shade.id}
                monster={monsterInfo.monster}
                expression={isMyFace(source.kind) ? mirror.expression : "neutral"}
              />
            )}
            <Suspense>
              {isHydrated && isTint && isLipShown && <WipeGesture onWipe={wipe} />}
              {makeup.split !== null && !makeup.isBare && (
                <CompareSlider share={makeup.split} onShare={(split) => setMakeup({ ...makeup, split })} />
              )}
              {tissues > 0 && makeup.after === "tissue" && <Tissue key={tissues} hex={shade.hex} />}
            </Suspense>
            <Suspense>
              {isHydrated && (
                <MirrorToolbar
                  mirror={mirror}
                  look={isNameHidden ? null : { shade, makeup, query }}
                  onChooseSource={() => scrollToPart(document.getElementById("ways"), true)}
                />
              )}
            </Suspense>
          </MakeupPicture>
        </div>
        <Suspense>
          {error && (
            <MirrorErrorNotice
              code={error}
              onModel={() => servedFace && void mirror.showModel(servedFace)}
              onMirror={() => void mirror.openCamera()}
            />
          )}
        </Suspense>
        {!isBlind && (
          <div className={css.scripted}>
            <MakeupTabs
              tab={tab}
              applied={{
                lips: !makeup.isLipOff,
                lids: eyes.layers.some(({ kind }) => kind === "shadow"),
                lashes: eyes.layers.some(({ kind }) => kind === "lashes"),
                line: eyes.layers.some(({ kind }) => kind === "liner"),
              }}
              onTab={(next) => startTransition(() => setTab(next))}
            />
          </div>
        )}
        {!isBlind && tab === "lips" && (
          <ShadeRail
            shades={shades}
            tonightId={data.tonightId}
            shownId={shade.id}
            isOff={makeup.isLipOff}
            addressOf={(id) => (isHydrated ? withShade(query, id) : `?s=${id}`)}
            onOff={(isLipOff) => change({ isLipOff, isBare: false })}
          />
        )}
        <Suspense>
          {isBlind && (
            <BlindTest
              key={blindRun}
              shades={shades}
              onApply={setBlindId}
              onReveal={() => setIsRevealed(true)}
              onRetry={() => setBlindRun(blindRun + 1)}
              onLeave={leaveBlind}
            />
          )}
          {tab !== "lips" && <EyePanel tab={tab} eyes={eyes} />}
        </Suspense>
        <noscript>
          <p className={css.note}>{t("withoutScript")}</p>
        </noscript>
        <div className={css.scripted}>
          <MakeupControls makeup={makeup} tab={tab} onChange={change}>
            {isTint && tab === "lips" && <TintControls makeup={makeup} onChange={change} />}
          </MakeupControls>
        </div>
        <p className={css.note}>{t("stage.colours")}</p>
      </div>
      <MoreOptions
        data={data}
        mirror={mirror}
        shade={shade}
        makeup={makeup}
        monsterInfo={monsterInfo}
        servedFace={servedFace}
        isHydrated={isHydrated}
        isBlind={isBlind}
        isNameHidden={isNameHidden}
        onBlindTest={beginBlind}
      />
    </>
  );
}
