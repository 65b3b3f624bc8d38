import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { TesterData } from "../data.server.ts";
import { type Expression, expressionOf } from "../stage/expression.ts";
import { CompanyCard } from "./company-card.tsx";
import { ShadeRail } from "./shade-rail.tsx";
import { useCompany } from "./use-company.ts";
import { useStage, type Waiting } from "./use-stage.ts";
import { WearControls } from "./wear-controls.tsx";
import { WornPicture } from "./worn-picture.tsx";
import { dressingsOf, freshlyWorn, type Worn } from "./worn.ts";
import css from "./tester.module.css";
// Their scripts come when they are needed, their styles before the first paint.
import "./blind.module.css";
import "./compare.module.css";
import "./keep.module.css";
import "./later-heart.module.css";
import "./split-line.module.css";
import "./ways.module.css";
import "#app/kits/ui/notice/notice.module.css";

const BlindDoor = lazy(async () => ({ default: (await import("./blind-door.tsx")).BlindDoor }));
const Blind = lazy(async () => ({ default: (await import("./blind.tsx")).Blind }));
const Keep = lazy(async () => ({ default: (await import("./keep.tsx")).Keep }));
const MirrorControls = lazy(async () => ({ default: (await import("./mirror-controls.tsx")).MirrorControls }));
const SplitLine = lazy(async () => ({ default: (await import("./split-line.tsx")).SplitLine }));
const Trouble = lazy(async () => ({ default: (await import("./trouble.tsx")).Trouble }));
const Ways = lazy(async () => ({ default: (await import("./ways.tsx")).Ways }));
const Compare = lazy(async () => ({ default: (await import("./compare.tsx")).Compare }));

/** A face, a shelf of shades, and everything one may do with both. */
export function Tester({ data }: { data: TesterData }) {
  const t = useWords<Words>();
  const isAlive = useSyncExternalStore(never, yes, no);
  const [query] = useSearchParams();
  const { shades, shownId, line, models } = data;
  /** 0: with names. Else which time they are hidden. */
  const [blindRun, setBlindRun] = useState(0);
  const [isTold, setIsTold] = useState(false);
  const isBlind = blindRun > 0;
  const isNameless = isBlind && !isTold;
  const [blindId, setBlindId] = useState<string | null>(null);
  const askedId = (isBlind ? blindId : null) ?? query.get("s") ?? shownId;
  const shade = shades.find(({ id }) => id === askedId) ?? shades.find(({ id }) => id === shownId)!;
  const [worn, setWorn] = useState<Worn>(freshlyWorn);
  const [expression, setExpression] = useState<Expression>("neutral");
  const [sight, setSight] = useState<"face" | "none" | "dark">("face");
  const stage = useStage(({ reading, light }) => {
    setExpression(expressionOf(reading));
    setSight(!reading ? "none" : light && light.whiteY < darkWhite && light.skinY < darkWhite ? "dark" : "face");
  });
  const { canvas, video, source, waiting, trouble, wear, showModel } = stage;
  const isMirrored = source.kind === "camera" || source.kind === "frozen";
  const company = useCompany(shade.id, { id: shownId, company: data.company });

  // The server painted one shade on one face; anything else needs the stage, on the same face.
  const isAsServed = shade.id === shownId && worn === freshlyWorn;
  const servedFace = models.find(({ id }) => id === data.worn?.face) ?? models[0];
  useEffect(() => {
    wear(dressingsOf(shade, worn, isMirrored));
    if (source.kind === "worn" && !isAsServed && servedFace && !waiting && !trouble) void showModel(servedFace);
    // The stage is told of what is worn; what it answers must not tell it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shade, worn, isMirrored, source.kind, isAsServed]);

  // Whoever chose a face further down wants to see it.
  const sourceKey = `${source.kind}:${"id" in source ? source.id : "place" in source ? source.place : ""}`;
  const seenKey = useRef(sourceKey);
  useEffect(() => {
    if (seenKey.current !== sourceKey && seenKey.current !== "worn:" && source.kind !== "worn") toTop();
    seenKey.current = sourceKey;
  }, [sourceKey, source.kind]);

  const words = line === "lip" ? "lips" : "tints";
  const said =
    saidOf(t, waiting) ??
    (source.kind === "camera" ? (sight === "none" ? t("stage.noFace") : sight === "dark" ? t("stage.dark") : "") : "");

  return (
    <>
      <header className={css.head}>
        <h1 className={role.display}>{t(`${words}.title`)}</h1>
        <p>{data.isUnknown ? t("unknown") : t(`${words}.lead`)}</p>
      </header>
      <WornPicture
        canvas={canvas}
        video={video}
        kind={source.kind}
        worn={data.worn}
        shade={shade}
        isNameless={isNameless}
        said={said}
      >
        {worn.split !== null && !worn.isBare && (
          <Suspense>
            <SplitLine share={worn.split} onShare={(split) => setWorn({ ...worn, split })} />
          </Suspense>
        )}
      </WornPicture>
      {trouble && (
        <Suspense>
          <Trouble code={trouble} onModel={() => servedFace && void showModel(servedFace)} />
        </Suspense>
      )}
      {isBlind ? (
        <Suspense>
          <Blind
            key={blindRun}
            shades={shades}
            onWear={setBlindId}
            onTold={() => setIsTold(true)}
            onAgain={() => setBlindRun(blindRun + 1)}
            onLeave={() => setBlindRun(0)}
          />
        </Suspense>
      ) : (
        <ShadeRail shades={shades} shownId={shade.id} />
      )}
      <noscript>
        <p className={css.note}>{t("withoutScript")}</p>
      </noscript>
      <div className={css.scripted}>
        <WearControls worn={worn} isTint={line === "tint"} onChange={(change) => setWorn({ ...worn, ...change })} />
        {(isMirrored || source.kind === "photo") && (
          <Suspense>
            <MirrorControls stage={stage} source={source} video={video} />
          </Suspense>
        )}
      </div>
      <p className={css.note}>{t("stage.colours")}</p>
      {/* Who lives in the shade would give its name away. */}
      {!isNameless && <CompanyCard company={company} expression={source.kind === "camera" ? expression : "neutral"} />}
      {isAlive && (
        <Suspense>
          <Ways models={models} stage={stage} />
          {!isNameless && (
            <Compare
              shades={shades}
              shown={shade}
              worn={worn}
              sourceKey={sourceKey}
              stageOf={stage.stageOf}
              onStill={async () => {
                if (source.kind === "camera") await stage.freeze();
                if (source.kind === "worn" && servedFace) await showModel(servedFace);
              }}
            />
          )}
          {line === "lip" && !isBlind && (
            <BlindDoor
              onBegin={() => {
                setIsTold(false);
                setBlindId(null);
                setBlindRun(1);
                toTop();
              }}
            />
          )}
          {!isNameless && (
            <Keep
              shade={shade}
              stageOf={source.kind === "worn" ? null : stage.stageOf}
              other={{
                to: line === "lip" ? "/virtual_tester_lt" : "/virtual_tester",
                words: t(`onward.other.${words}`),
              }}
            />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Under this luminance of eyes and skin no colour can be told. */
const darkWhite = 0.06;

const waitingWords = { camera: "stage.asking", photo: "stage.photo", stage: "stage.loading" } as const;

type T = ReturnType<typeof useWords<Words>>;

function saidOf(t: T, waiting: Waiting): string | null {
  if (!waiting) return null;
  if (waiting.for !== "engine") return t(waitingWords[waiting.for]);
  const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
  return t("stage.engine", { loaded: megabytes(waiting.loaded), total: megabytes(waiting.total) });
}

function toTop(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}

// False on the server and while hydrating, true ever after.
const never = () => () => {};
const yes = () => true;
const no = () => false;
