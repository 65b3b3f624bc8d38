"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { hasMyFace } from "#app/kits/mirror/mirror-state.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import type { MonsterInfo } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { withShade } from "../rules/eye-query.ts";
import { BlindTestLink } from "./blind-test-link.tsx";
import { SavePanel } from "./save-panel.tsx";
import css from "./source-picker.module.css";
import { TesterSourcePicker } from "./source-picker.tsx";
import type { TesterHandle } from "./use-tester.ts";

const SkinSection = lazy(async () => ({ default: (await import("../skin/skin-section.tsx")).SkinSection }));
const PoseRow = lazy(async () => ({ default: (await import("./pose-row.tsx")).PoseRow }));
const Compare = lazy(async () => ({ default: (await import("./compare.tsx")).Compare }));
const LookNotes = lazy(async () => ({ default: (await import("../whole/look-notes.tsx")).LookNotes }));

// All of it comes together as soon as the page is alive; a look brings more, and so does whoever comes near the poses, the skin or the shades side by side.

/** How the look is done, the choice without names, and other faces. */
export function FaceOptions({ tester, onBlindTest }: { tester: TesterHandle; onBlindTest: () => void }) {
  const { data, mirror, whole, isBlind } = tester;
  return (
    <>
      <Suspense>{whole.face && whole.isLook && !isBlind && <LookNotes face={whole.face} tester={tester} />}</Suspense>
      {!isBlind && !tester.isTint && <BlindTestLink onBegin={onBlindTest} />}
      <TesterSourcePicker models={data.models} mirror={mirror}>
        {(mirror.source.kind === "served" || mirror.source.kind === "model") && (
          <NearPlace className={css.poses}>
            <PoseRow tester={tester} />
          </NearPlace>
        )}
      </TesterSourcePicker>
    </>
  );
}

interface ShadeOptionsProps {
  tester: TesterHandle;
  /** Who lives in the shade. */
  monster: MonsterInfo["monster"];
}

/** The colour of the skin, four shades side by side, and what may be kept. */
export function ShadeOptions({ tester, monster }: ShadeOptionsProps) {
  const { mirror, shade, makeup, servedFace, isTint } = tester;
  const t = useMessages<Messages>();
  const { source } = mirror;
  const [isSkinSought] = useState(() => location.hash === "#skin");
  async function holdStill(): Promise<void> {
    if (source.kind === "camera") await mirror.freeze();
    if (source.kind === "served" && servedFace) await mirror.showModel(servedFace);
  }
  return (
    <>
      {!tester.isBlind && (
        <NearPlace isSought={isSkinSought}>
          <SkinSection mirror={mirror} />
        </NearPlace>
      )}
      {!tester.isNameHidden && (
        <>
          <NearPlace>
            <Compare
              shades={tester.shades}
              shown={shade}
              makeup={makeup}
              isTint={isTint}
              mirror={mirror}
              addressOf={(id) => withShade(tester.lipQuery, id)}
              onFreeze={holdStill}
            />
          </NearPlace>
          <SavePanel
            shade={shade}
            look={tester.sharedLook}
            layers={tester.layers}
            isTint={isTint}
            monster={monster}
            mirror={mirror}
            canKeep={source.kind === "served" || source.kind === "model" || (hasMyFace(source) && !mirror.error)}
            onHoldStill={holdStill}
            other={{
              to: isTint ? "/virtual_tester" : "/virtual_tester_lt",
              words: t(`onward.other.${isTint ? "tints" : "lips"}`),
            }}
          />
        </>
      )}
    </>
  );
}

interface NearPlaceProps {
  isSought?: boolean;
  /** Keeps the room where something stands below that must not move. */
  className?: string | undefined;
  children: ReactNode;
}

/** What comes with whoever comes near it, or followed a link to it. */
function NearPlace({ isSought = false, className, children }: NearPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, "400px");
  return (
    <div ref={place} className={className}>
      {(isNear || isSought) && <Suspense>{children}</Suspense>}
    </div>
  );
}
