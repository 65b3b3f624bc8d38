"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { lazy, Suspense } from "react";
import { isMyFace } from "#app/kits/mirror/mirror-state.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { MakeupPicture } from "./makeup-picture.tsx";
import { labelOf, statusMessageOf } from "./mirror-labels.ts";
import { PeekingMonster } from "./peeking-monster.tsx";
import { scrollToPart } from "./use-scroll-to-mirror.ts";
import type { useMonster } from "./use-monster.ts";
import type { TesterHandle } from "./use-tester.ts";

// Their scripts come when they are needed; their styles stand in tester-view.tsx.
const MirrorToolbar = lazy(async () => ({ default: (await import("./mirror-toolbar.tsx")).MirrorToolbar }));
const StageTools = lazy(async () => ({ default: (await import("./stage-tools.tsx")).StageTools }));
const CompareSlider = lazy(async () => ({ default: (await import("./compare-slider.tsx")).CompareSlider }));
const PeopleChooser = lazy(async () => ({ default: (await import("./people-chooser.tsx")).PeopleChooser }));
const TesterError = lazy(async () => ({ default: (await import("./tester-error.tsx")).TesterError }));
const Tissue = lazy(async () => ({ default: (await import("./tissue.tsx")).Tissue }));
const WipeGesture = lazy(async () => ({ default: (await import("./wipe-gesture.tsx")).WipeGesture }));

interface TesterPictureProps {
  tester: TesterHandle;
  /** Who lives in the shade. */
  monsterInfo: ReturnType<typeof useMonster>;
}

/** The face that wears it, with who lives in the shade, what is drawn across it, and what one may do with the picture. */
export function TesterPicture({ tester, monsterInfo }: TesterPictureProps) {
  const t = useMessages<Messages>();
  const {
    data,
    mirror,
    shade,
    makeup,
    whole,
    layers,
    isHydrated,
    isTint,
    isLipShown,
    isNameHidden,
    tissues,
    servedFace,
  } = tester;
  const { source, loading, error, people } = mirror;
  // Nobody's lips wear it, or those of several people, whom nothing must cover.
  const isWithoutName = source.kind === "photo" && (source.count === 0 || source.isGroup === true);
  const isNamed = isLipShown && !isNameHidden && !isWithoutName && !error;
  const lookName = isNameHidden || makeup.isBare ? null : tester.lookName;
  const label = labelOf(t, source, {
    look: lookName,
    shade: isLipShown ? (isNameHidden ? "？" : shade.name) : null,
    kinds: layers.map(({ kind }) => kind),
    isBare: makeup.isBare,
  });
  return (
    <MakeupPicture
      stage={mirror.stage}
      canvas={mirror.canvas}
      canvasKey={mirror.canvasKey}
      video={mirror.video}
      kind={source.kind}
      servedPicture={data.makeupPicture}
      name={isNamed ? (lookName ?? shade.name) : null}
      layers={makeup.isBare || whole.isPending ? [] : layers}
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
        {isHydrated && isTint && isLipShown && !tester.isLipCoded && (
          <WipeGesture onWipe={() => tester.dispatch({ type: "wipe", applied: makeup })} />
        )}
        {makeup.split !== null && !makeup.isBare && (
          <CompareSlider share={makeup.split} onShare={(split) => tester.change({ split })} />
        )}
        {tissues > 0 && makeup.after === "tissue" && <Tissue key={tissues} hex={shade.hex} />}
      </Suspense>
      <Suspense>{isHydrated && <StageTools mirror={mirror} isCovered={error !== null || people !== null} />}</Suspense>
      <Suspense>
        {error ? (
          <TesterError
            code={error}
            onModel={() => servedFace && void mirror.showModel(servedFace)}
            onMirror={() => void mirror.openCamera()}
          />
        ) : people ? (
          <PeopleChooser photo={people} onPerson={mirror.showPerson} />
        ) : (
          isHydrated && (
            <MirrorToolbar
              mirror={mirror}
              look={isNameHidden ? null : tester.sharedLook}
              onChooseSource={() => scrollToPart(document.getElementById("ways"), true)}
            />
          )
        )}
      </Suspense>
    </MakeupPicture>
  );
}
