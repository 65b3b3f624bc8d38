"use no memo";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useAlive } from "#app/kits/ui/wake/use-alive.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { StyleData } from "../data.server.ts";
import { firstNames, nameOf } from "../rules/names.ts";
import type { NamedPair, Pair } from "../rules/pair.ts";
import { useHalves, type Waiting } from "../stage/use-halves.ts";
import { Hours } from "./hours.tsx";
import { Looks, pathOfLooks } from "./looks.tsx";
import { Stage } from "./stage.tsx";
import { useSides } from "./use-sides.ts";
import css from "./room.module.css";
// Their scripts come when they are needed, their styles before the first paint.
import "./card.module.css";
import "./faces.module.css";
import "./gallery.module.css";
import "./motions.module.css";
import "./names.module.css";
import "./own-type.module.css";
import "#app/kits/ui/field/field.module.css";
import "#app/kits/ui/notice/notice.module.css";

const Gallery = lazy(async () => ({ default: (await import("./gallery.tsx")).Gallery }));
const MirrorControls = lazy(async () => ({ default: (await import("./mirror-controls.tsx")).MirrorControls }));
const Motions = lazy(async () => ({ default: (await import("./motions.tsx")).Motions }));
const Workshop = lazy(async () => ({ default: (await import("./workshop.tsx")).Workshop }));
const Trouble = lazy(async () => ({ default: (await import("./trouble.tsx")).Trouble }));

/** One face in two hours, and everything one may do with both. Somebody's shared pair shows itself and one button. */
export function Room({ data }: { data: StyleData }) {
  const t = useWords<Words>();
  const isAlive = useAlive();
  const [query] = useSearchParams();
  const { looks, lines, bank, counts, isShared } = data;
  const pair = (isShared ? null : askedPair(query)) ?? data.pair;
  const [ownNames, setOwnNames] = useState<NamedPair["names"] | null>(null);
  const names = isShared ? data.names : (ownNames ?? firstNames(bank, pair));

  const place = useRef<HTMLDivElement>(null);
  const sides = useSides(place);
  const worn = { morning: looks.morning[pair.morning]!, night: looks.night[pair.night]! };
  const layers = useMemo(
    () => ({ morning: { layers: worn.morning.layers }, night: { layers: worn.night.layers } }),
    [worn.morning, worn.night],
  );
  const halves = useHalves(layers, sides.now);
  const { source, waiting, trouble, showServed } = halves;
  const isOwn = source.kind === "camera" || source.kind === "photo" || source.kind === "frozen";
  const shownNames = { morning: nameOf(bank.morning, names.morning), night: nameOf(bank.night, names.night) };
  const line = lines[pair.morning * 8 + pair.night]!;
  const count = counts?.[pair.morning * 8 + pair.night] ?? null;

  // Whoever chose a face further down wants to see it.
  const sourceKey = `${source.kind}:${"name" in source ? source.name : "place" in source ? source.place : ""}`;
  const seenKey = useRef(sourceKey);
  useEffect(() => {
    if (seenKey.current !== sourceKey) toTop();
    seenKey.current = sourceKey;
  }, [sourceKey]);

  const said = saidOf(t, waiting) ?? (source.kind === "camera" && !halves.isSeen ? t("stage.noFace") : "");

  return (
    <ToastPlace>
      <div className={css.bench}>
        <div className={css.stage}>
          <Stage
            place={place}
            {...halves.places}
            kind={source.kind}
            looks={worn}
            names={shownNames}
            sides={sides}
            said={said}
          />
        </div>
        <header className={css.head}>
          <h1 className={role.display}>{t("title")}</h1>
          {isShared && <p>{t("shared.lead")}</p>}
        </header>
        {trouble && (
          <Suspense>
            <Trouble code={trouble} onModel={showServed} />
          </Suspense>
        )}
        {!isShared && <Hours sides={sides} names={shownNames} />}
        {isOwn && (
          <Suspense>
            <MirrorControls halves={halves} />
          </Suspense>
        )}
        <div className={css.told}>
          {data.isUnknown && <p className={css.aside}>{t("unknown")}</p>}
          <p className={role.display}>{line}</p>
          <p className={css.count}>
            {worn.morning.name}／{worn.night.name}
            {count !== null && <span>{count > 0 ? t("pair.count", { n: count }) : t("pair.first")}</span>}
          </p>
          {isShared ? (
            <SharedWay pair={pair} onSlide={sides.swap} />
          ) : (
            <Button look="bone" wide className={css.scripted} onClick={toNames}>
              {t("pair.name")}
            </Button>
          )}
        </div>
        {!isShared && (
          <>
            <Suspense>{isAlive && <Motions sides={sides} />}</Suspense>
            <noscript>
              <p className={css.note}>{t("withoutScript")}</p>
            </noscript>
            <Looks looks={looks} pair={pair} />
            <p className={css.note}>{t("stage.colours")}</p>
          </>
        )}
      </div>
      {!isShared && (
        <>
          <Suspense fallback={<div className={css.later} />}>
            {isAlive ? (
              <Workshop
                data={data}
                named={{ pair, names }}
                names={shownNames}
                worn={worn}
                line={line}
                halves={halves}
                onNames={setOwnNames}
              />
            ) : (
              <div className={css.later} />
            )}
          </Suspense>
          <div className={css.far}>
            <Suspense>
              <Gallery first={data.gallery} looks={looks} />
            </Suspense>
            <div className={css.onward}>
              <ButtonLink look="line" wide arrow to={`/all-products?p=${worn.night.lip.id}`}>
                {t("onward.lip", { lip: worn.night.lip.name })}
              </ButtonLink>
            </div>
          </div>
        </>
      )}
    </ToastPlace>
  );
}

/** What a stranger does first: slides theirs. Then one's own. Without a script only the latter. */
function SharedWay({ pair, onSlide }: { pair: Pair; onSlide: () => void }) {
  const t = useWords<Words>();
  const [hasSlid, setHasSlid] = useState(false);
  const own = (
    <ButtonLink look="bone" wide to="/style">
      {t("shared.own")}
    </ButtonLink>
  );
  if (!hasSlid)
    return (
      <>
        <Button
          look="bone"
          wide
          className={css.scripted}
          onClick={() => {
            onSlide();
            setHasSlid(true);
          }}
        >
          {t("shared.slide")}
        </Button>
        <noscript>{own}</noscript>
      </>
    );
  return (
    <>
      {own}
      <ButtonLink look="quiet" compact arrow to={pathOfLooks(pair)}>
        {t("shared.same")}
      </ButtonLink>
    </>
  );
}

function askedPair(query: URLSearchParams): Pair | null {
  const [morning, night] = [query.get("a"), query.get("b")];
  if (!/^[0-7]$/.test(morning ?? "") || !/^[0-7]$/.test(night ?? "")) return null;
  return { morning: Number(morning), night: Number(night) };
}

const waitingWords = { camera: "stage.asking", photo: "stage.photo", stage: "stage.loading" } as const;

function saidOf(t: ReturnType<typeof useWords<Words>>, waiting: Waiting): string | null {
  if (!waiting) return null;
  if (waiting.for !== "engine") return t(waitingWords[waiting.for]);
  const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
  return t("stage.engine", { loaded: megabytes(waiting.loaded), total: megabytes(waiting.total) });
}

const pace = (): ScrollBehavior => (preferences.isMotionReduced() ? "instant" : "smooth");
const toTop = (): void => window.scrollTo({ top: 0, behavior: pace() });

/** To the names, with the focus: whoever goes on by keys is there as well. */
function toNames(): void {
  const names = document.getElementById("names");
  names?.scrollIntoView({ behavior: pace() });
  names?.focus({ preventScroll: true });
}
