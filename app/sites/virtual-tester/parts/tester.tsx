import { lazy, startTransition, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { useAlive } from "#app/kits/ui/wake/use-alive.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { TesterData } from "../data.server.ts";
import { withShade } from "../rules/eye-address.ts";
import { firstPlace } from "../rules/first-place.ts";
import { wiped } from "../rules/wipe.ts";
import { type Expression, expressionOf, makeSteadyExpression } from "../stage/expression.ts";
import { Further } from "./further.tsx";
import { Peek } from "./peek.tsx";
import { isOwnFace, labelOf, saidOf } from "./picture-words.ts";
import { ShadeRail } from "./shade-rail.tsx";
import { TintControls } from "./tint-controls.tsx";
import { useCompany } from "./use-company.ts";
import { useEyes } from "./use-eyes.ts";
import { useShadeSteps } from "./use-shade-steps.ts";
import { toSight, useSight } from "./use-sight.ts";
import { useStage } from "./use-stage.ts";
import { WearControls } from "./wear-controls.tsx";
import { WearTabs } from "./wear-tabs.tsx";
import { WornPicture } from "./worn-picture.tsx";
import { dressingsOf, freshlyWorn, lipsOf, type Place, type Worn } from "./worn.ts";
import { wornInAddress } from "./worn-address.ts";
import css from "./tester.module.css";

// Their scripts come when they are needed; their styles stand in screen-of.tsx.
const Blind = lazy(async () => ({ default: (await import("./blind.tsx")).Blind }));
const EyePanel = lazy(async () => ({ default: (await import("./eye-panel.tsx")).EyePanel }));
const PictureBar = lazy(async () => ({ default: (await import("./picture-bar.tsx")).PictureBar }));
const SplitLine = lazy(async () => ({ default: (await import("./split-line.tsx")).SplitLine }));
const Tissue = lazy(async () => ({ default: (await import("./tissue.tsx")).Tissue }));
const Wiping = lazy(async () => ({ default: (await import("./wiping.tsx")).Wiping }));
const Trouble = lazy(async () => ({ default: (await import("./trouble.tsx")).Trouble }));

/** A face, a shelf of shades, and everything one may do with both. */
export function Tester({ data }: { data: TesterData }) {
  const t = useWords<Words>();
  const isAlive = useAlive();
  const [query, setQuery] = useSearchParams();
  const { shades, shownId, models } = data;
  const isTint = data.line === "tint";
  /** 0: with names. Else which time they are hidden. */
  const [blindRun, setBlindRun] = useState(0);
  const [isTold, setIsTold] = useState(false);
  const [blindId, setBlindId] = useState<string | null>(null);
  const isBlind = blindRun > 0;
  const isNameless = isBlind && !isTold;
  const askedId = (isBlind ? blindId : null) ?? query.get("s") ?? shownId;
  const shade = shades.find(({ id }) => id === askedId) ?? shades.find(({ id }) => id === shownId)!;
  // Until the visitor changes something it is worn as the address says: a friend's look, or as one finds it.
  const said = isAlive ? query.get("w") : null;
  const given = useMemo(() => wornInAddress(said), [said]);
  const [changed, setWorn] = useState<Worn | null>(null);
  const worn = changed ?? given;
  const [cameFor] = useState(() => firstPlace(query));
  const [chosenPlace, setPlace] = useState<Place | null>(null);
  const place = isBlind || !isAlive ? "lips" : (chosenPlace ?? cameFor);
  const eyes = useEyes(isAlive, place !== "lips", worn.amounts);
  const [tissues, setTissues] = useState(0);
  const [expression, setExpression] = useState<Expression>("neutral");
  const [sight, setSight] = useState<"face" | "none" | "dark">("none");
  const [steady] = useState(makeSteadyExpression);
  const stage = useStage(({ reading, light }) => {
    // A photograph does not blink.
    setExpression(light ? steady(expressionOf(reading), performance.now()) : expressionOf(reading));
    setSight(!reading ? "none" : light && light.whiteY < darkWhite && light.skinY < darkWhite ? "dark" : "face");
  });
  const { canvas, video, source, waiting, trouble, wear, go } = stage;
  const isMirrored = source.kind === "camera" || source.kind === "frozen";
  const company = useCompany(shade.id, { id: shownId, company: data.company });
  const bench = useRef<HTMLDivElement>(null);
  useSight(bench, stage);

  // The server painted one shade on one face; anything else needs the stage, on the same face.
  const isAsServed = data.worn !== null && shade.id === shownId && worn === freshlyWorn && eyes.layers.length === 0;
  const servedFace = models.find(({ id }) => id === data.worn?.face) ?? models[0];
  useEffect(() => {
    const lips = worn.isLipOff ? [] : [lipsOf(shade, worn, isTint)];
    wear(dressingsOf([...lips, ...eyes.layers], worn, isMirrored));
    if (source.kind === "worn" && !isAsServed && servedFace && !waiting && !trouble)
      void go((ways) => ways.showModel(servedFace));
    // The stage is told of what is worn; what it answers must not tell it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shade, worn, eyes.layers, isMirrored, source.kind, isAsServed]);

  function change(next: Partial<Worn>): void {
    setWorn({ ...worn, ...next });
    if (next.after === "tissue" && worn.after !== "tissue") setTissues(tissues + 1);
  }

  function wipe(): void {
    setTissues(tissues + 1);
    setWorn({ ...worn, ...wiped(worn.after) });
  }

  const toShade = (id: string): void =>
    setQuery(withShade(query, id).slice(1), { replace: true, preventScrollReset: true });
  useShadeSteps((id) => {
    if (worn.isLipOff || worn.isBare) change({ isLipOff: false, isBare: false });
    toShade(id);
  });

  function beginBlind(): void {
    setIsTold(false);
    setBlindId(null);
    setWorn({ ...worn, isLipOff: false, isBare: false });
    setBlindRun(1);
    toSight(bench.current);
  }

  function leaveBlind(id?: string): void {
    setBlindRun(0);
    if (id) toShade(id);
  }

  const words = isTint ? "tints" : "lips";
  const isLipShown = !worn.isBare && !worn.isLipOff;
  const isNamed = isLipShown && !isNameless;
  const label = labelOf(t, source.kind, {
    shade: isLipShown ? (isNameless ? "？" : shade.name) : null,
    hasEyes: eyes.layers.length > 0,
    isBare: worn.isBare,
  });
  return (
    <>
      <header className={css.head}>
        <h1 className={role.display}>{t(`${words}.title`)}</h1>
        <p>{data.isUnknown ? t("unknown") : t(`${words}.lead`)}</p>
      </header>
      <div ref={bench} className={css.bench}>
        <div className={css.sight}>
          <WornPicture
            canvas={canvas}
            canvasKey={stage.canvasKey}
            video={video}
            kind={source.kind}
            worn={data.worn}
            shade={isNamed ? shade : null}
            label={label}
            said={saidOf(t, waiting, source.kind, sight)}
          >
            {isNamed && company?.monster && (
              <Peek
                key={shade.id}
                monster={company.monster}
                expression={isOwnFace(source.kind) ? expression : "neutral"}
              />
            )}
            <Suspense>
              {isAlive && isTint && isLipShown && <Wiping onWipe={wipe} />}
              {worn.split !== null && !worn.isBare && (
                <SplitLine share={worn.split} onShare={(split) => setWorn({ ...worn, split })} />
              )}
              {tissues > 0 && worn.after === "tissue" && <Tissue key={tissues} hex={shade.hex} />}
            </Suspense>
            <Suspense>
              {isAlive && (
                <PictureBar
                  stage={stage}
                  video={video}
                  look={isNameless ? null : { shade, worn, query }}
                  hasFace={sight !== "none"}
                  onWays={() => toSight(document.getElementById("ways"), true)}
                />
              )}
            </Suspense>
          </WornPicture>
        </div>
        <Suspense>
          {trouble && (
            <Trouble
              code={trouble}
              onModel={() => servedFace && void go((ways) => ways.showModel(servedFace))}
              onMirror={() => void go((ways) => ways.showMirror())}
            />
          )}
        </Suspense>
        {!isBlind && (
          <div className={css.scripted}>
            <WearTabs
              place={place}
              worn={{
                lips: !worn.isLipOff,
                lids: eyes.layers.some(({ kind }) => kind === "shadow"),
                lashes: eyes.layers.some(({ kind }) => kind === "lashes"),
                line: eyes.layers.some(({ kind }) => kind === "liner"),
              }}
              onPlace={(next) => startTransition(() => setPlace(next))}
            />
          </div>
        )}
        {!isBlind && place === "lips" && (
          <ShadeRail
            shades={shades}
            tonightId={data.tonightId}
            shownId={shade.id}
            isOff={worn.isLipOff}
            addressOf={(id) => (isAlive ? withShade(query, id) : `?s=${id}`)}
            onOff={(isLipOff) => change({ isLipOff, isBare: false })}
          />
        )}
        <Suspense>
          {isBlind && (
            <Blind
              key={blindRun}
              shades={shades}
              onWear={setBlindId}
              onTold={() => setIsTold(true)}
              onAgain={() => setBlindRun(blindRun + 1)}
              onLeave={leaveBlind}
            />
          )}
          {place !== "lips" && <EyePanel place={place} eyes={eyes} />}
        </Suspense>
        <noscript>
          <p className={css.note}>{t("withoutScript")}</p>
        </noscript>
        <div className={css.scripted}>
          <WearControls worn={worn} place={place} onChange={change}>
            {isTint && place === "lips" && <TintControls worn={worn} onChange={change} />}
          </WearControls>
        </div>
        <p className={css.note}>{t("stage.colours")}</p>
      </div>
      <Further
        data={data}
        stage={stage}
        shade={shade}
        worn={worn}
        company={company}
        servedFace={servedFace}
        isAlive={isAlive}
        isBlind={isBlind}
        isNameless={isNameless}
        onBlind={beginBlind}
      />
    </>
  );
}

/** Under this luminance of eyes and skin no colour can be told. */
const darkWhite = 0.06;
