"use no memo";
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { LookView, StyleData } from "../data.server.ts";
import { firstNames, nameOf } from "../rules/names.ts";
import type { NamedPair, Pair } from "../rules/pair.ts";
import { isMyFace, type LoadState, type MirrorState } from "#app/kits/mirror/mirror-state.ts";
import { useStyleMirror } from "../mirror/use-style-mirror.ts";
import { Hours } from "./hours.tsx";
import { Looks, pathOfLooks } from "./looks.tsx";
import { Mirror } from "./mirror.tsx";
import { useSides } from "./use-sides.ts";
import css from "./two-faces-view.module.css";

const Gallery = lazy(async () => ({ default: (await import("./gallery.tsx")).Gallery }));
const MirrorControls = lazy(async () => ({ default: (await import("./mirror-controls.tsx")).MirrorControls }));
const StageTools = lazy(async () => ({ default: (await import("./stage-tools.tsx")).StageTools }));
const Motions = lazy(async () => ({ default: (await import("./motions.tsx")).Motions }));
const CardEditor = lazy(async () => ({ default: (await import("./card-editor.tsx")).CardEditor }));
const MirrorErrorNotice = lazy(async () => ({
  default: (await import("#app/kits/mirror/mirror-error-notice.tsx")).MirrorErrorNotice,
}));

/** One face in two hours, and everything one may do with both. Somebody's shared pair shows itself and one button. */
export function TwoFacesView({ data }: { data: StyleData }) {
  const t = useMessages<Messages>();
  const isHydrated = useHydrated();
  const { isShared } = data;
  const { named, setNames, names, looks, line, count } = useNamedPair(data);
  const container = useRef<HTMLDivElement>(null);
  const sides = useSides(container);
  const mirror = usePairMirror(looks, sides.now);
  const { source, loading, error, presence } = mirror;
  const message =
    statusMessageOf(t, loading) ?? (source.kind === "camera" && presence === "none" ? t("mirror.noFace") : "");

  return (
    <ToastRegion>
      <div className={css.workArea} data-own={isMyFace(source.kind) || undefined}>
        <div className={css.stage}>
          <Mirror
            container={container}
            {...mirror.canvases}
            source={source}
            looks={looks}
            names={names}
            sides={sides}
            message={message}
          />
          <FaceError code={error} onClose={mirror.close} />
        </div>
        <header className={css.head}>
          <h1 className={`text-title ${role.display}`}>{t("title")}</h1>
          {isShared && <p className="text-body">{t("shared.lead")}</p>}
        </header>
        {!isShared && <Hours sides={sides} names={names} />}
        {isMyFace(source.kind) && (
          <Suspense>
            <MirrorControls mirror={mirror} />
          </Suspense>
        )}
        <PairWords {...{ line, count, looks }} isUnknown={data.isUnknown}>
          {isShared ? <SharedPairAction pair={named.pair} onSlide={sides.swap} /> : <NamePairButton />}
        </PairWords>
        <Suspense>{isHydrated && <StageTools stage={container} mirror={mirror} />}</Suspense>
        {!isShared && (
          <>
            <Suspense>{isHydrated && <Motions sides={sides} />}</Suspense>
            <OtherLooks looks={data.looks} pair={named.pair} />
          </>
        )}
      </div>
      {!isShared && (
        <>
          <CardSlot isReady={isHydrated} {...{ data, named, names, looks, line, mirror }} onNames={setNames} />
          <Onward data={data} lip={looks.night.lip} />
        </>
      )}
    </ToastRegion>
  );
}

/** The pair of the address, and what belongs to it; its names are those of the page until others are chosen. */
function useNamedPair({ looks, lines, bank, counts, isShared, ...data }: StyleData) {
  const [query] = useSearchParams();
  const [chosenNames, setNames] = useState<NamedPair["names"] | null>(null);
  const pair = (isShared ? null : requestedPair(query)) ?? data.pair;
  const names = isShared ? data.names : (chosenNames ?? firstNames(bank, pair));
  const at = pair.morning * 8 + pair.night;
  return {
    named: { pair, names },
    setNames,
    names: { morning: nameOf(bank.morning, names.morning), night: nameOf(bank.night, names.night) },
    looks: { morning: looks.morning[pair.morning]!, night: looks.night[pair.night]! },
    line: lines[at]!,
    count: counts?.[at] ?? null,
  };
}

/** The face in both looks; it is scrolled to when another one is chosen. */
function usePairMirror(looks: Record<DayHalf, LookView>, sides: Parameters<typeof useStyleMirror>[1]) {
  const layers = useMemo(
    () => ({ morning: { layers: looks.morning.layers }, night: { layers: looks.night.layers } }),
    [looks.morning, looks.night],
  );
  const mirror = useStyleMirror(layers, sides);
  useScrollToNewFace(mirror);
  return mirror;
}

/** On the stage: what went wrong with a face, and the way back to the model. */
function FaceError({ code, onClose }: { code: MirrorState["error"]; onClose: () => void }) {
  const t = useMessages<Messages>();
  if (!code) return null;
  return (
    <Suspense>
      <div className={css.error}>
        <MirrorErrorNotice
          code={code}
          messages={{ "E-INPUT": t("faces.broken") }}
          action={<Button onClick={onClose}>{t("faces.model")}</Button>}
        />
      </div>
    </Suspense>
  );
}

/** Eight looks for each half, and how true their colours are. */
function OtherLooks(props: ComponentProps<typeof Looks>) {
  const t = useMessages<Messages>();
  return (
    <>
      <noscript>
        <p className={`${css.note} on-grey text-fine`}>{t("withoutScript")}</p>
      </noscript>
      <Looks {...props} />
      <p className={`${css.note} on-grey text-fine`}>{t("mirror.colours")}</p>
    </>
  );
}

/** Where the pair is named and its card is made; the place is held until its script is there. */
function CardSlot({ isReady, ...editor }: { isReady: boolean } & ComponentProps<typeof CardEditor>) {
  const placeholder = <div className={`${css.later} needs-script`} />;
  return <Suspense fallback={placeholder}>{isReady ? <CardEditor {...editor} /> : placeholder}</Suspense>;
}

interface PairWordsProps {
  line: string;
  /** How often the pair was named; null where that is not known. */
  count: number | null;
  isUnknown: boolean;
  looks: Record<DayHalf, LookView>;
  children: ReactNode;
}

/** What is said of a pair, what one does with it, and each of its looks in the tester. */
function PairWords({ line, count, isUnknown, looks, children }: PairWordsProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.notice} on-grey stack-3`}>
      {isUnknown && <p className="text-body text-leading-15">{t("unknown")}</p>}
      <p className={`text-heading text-leading-15 ${role.display}`}>{line}</p>
      <p className="facts-4 text-aside text-leading-15">
        {looks.morning.name}／{looks.night.name}
        {count !== null && <span>{count > 0 ? t("pair.count", { n: count }) : t("pair.first")}</span>}
      </p>
      {children}
      <div className="halves stack-2">
        {dayHalves.map((half) => {
          const { wear } = looks[half];
          return (
            wear && (
              <ButtonLink key={half} look="line" compact to={wear}>
                {t(`wear.${half}`)}
              </ButtonLink>
            )
          );
        })}
      </div>
    </div>
  );
}

/** Pairs of others, and the lipstick of one's own. */
function Onward({ data: { gallery, looks }, lip }: { data: StyleData; lip: LookView["lip"] }) {
  const t = useMessages<Messages>();
  return (
    <div className="lazy-section">
      <Suspense>
        <Gallery first={gallery} looks={looks} />
      </Suspense>
      <div className={css.onward}>
        <ButtonLink look="line" wide arrow to={`/all-products?p=${lip.id}`}>
          {t("onward.lip", { lip: lip.name })}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Whoever chose a face further down wants to see it, or why it did not come. */
function useScrollToNewFace({ source, error }: Pick<MirrorState, "source" | "error">): void {
  const face = "name" in source ? source.name : "index" in source ? source.index : "";
  const sourceKey = `${source.kind}:${face}:${error ?? ""}`;
  const lastKey = useRef(sourceKey);
  useEffect(() => {
    if (lastKey.current !== sourceKey) scrollToTop();
    lastKey.current = sourceKey;
  }, [sourceKey]);
}

function NamePairButton() {
  const t = useMessages<Messages>();
  return (
    <Button look="bone" wide className="needs-script" onClick={scrollToNames}>
      {t("pair.name")}
    </Button>
  );
}

/** What a stranger does first: slides theirs. Then one's own. Without a script only the latter. */
function SharedPairAction({ pair, onSlide }: { pair: Pair; onSlide: () => void }) {
  const t = useMessages<Messages>();
  const [hasSlid, setHasSlid] = useState(false);
  const ownPairLink = (
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
          className="needs-script"
          onClick={() => {
            onSlide();
            setHasSlid(true);
          }}
        >
          {t("shared.slide")}
        </Button>
        <noscript>{ownPairLink}</noscript>
      </>
    );
  return (
    <>
      {ownPairLink}
      <ButtonLink look="quiet" compact arrow to={pathOfLooks(pair)}>
        {t("shared.same")}
      </ButtonLink>
    </>
  );
}

function requestedPair(query: URLSearchParams): Pair | null {
  const [morning, night] = [query.get("a"), query.get("b")];
  if (!/^[0-7]$/.test(morning ?? "") || !/^[0-7]$/.test(night ?? "")) return null;
  return { morning: Number(morning), night: Number(night) };
}

const loadingMessages = { camera: "mirror.asking", photo: "mirror.photo", view: "mirror.loading" } as const;

function statusMessageOf(t: ReturnType<typeof useMessages<Messages>>, loading: LoadState | null): string | null {
  if (!loading) return null;
  if (loading.for !== "engine") return t(loadingMessages[loading.for]);
  const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
  return t("mirror.engine", { loaded: megabytes(loading.loaded), total: megabytes(loading.total) });
}

const scrollBehavior = (): ScrollBehavior => (preferences.isMotionReduced() ? "instant" : "smooth");
const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: scrollBehavior() });

/** To the names, with the focus: whoever goes on by keys is there as well. */
function scrollToNames(): void {
  const names = document.getElementById("names");
  names?.scrollIntoView({ behavior: scrollBehavior() });
  names?.focus({ preventScroll: true });
}
