"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MonsterInfo } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { TesterData, TesterShade } from "../data.server.ts";
import { withShade } from "../rules/eye-query.ts";
import { BelowFold } from "./below-fold.tsx";
import { MonsterCard } from "./monster-card.tsx";
import type { TesterMirror } from "./use-tester-mirror.ts";
import type { AppliedMakeup } from "./applied-makeup.ts";

const BlindTestLink = lazy(async () => ({ default: (await import("./blind-test-link.tsx")).BlindTestLink }));
const Compare = lazy(async () => ({ default: (await import("./compare.tsx")).Compare }));
const SavePanel = lazy(async () => ({ default: (await import("./save-panel.tsx")).SavePanel }));
const TesterSourcePicker = lazy(async () => ({ default: (await import("./source-picker.tsx")).TesterSourcePicker }));

interface MoreOptionsProps {
  data: TesterData;
  mirror: TesterMirror;
  shade: TesterShade;
  makeup: AppliedMakeup;
  monsterInfo: MonsterInfo | null;
  /** The model whose face the server painted. */
  servedFace: TesterData["models"][number] | undefined;
  isHydrated: boolean;
  isBlind: boolean;
  /** Whatever would tell the shade's name is left out. */
  isNameHidden: boolean;
  onBlindTest: () => void;
}

/** Below the bench: the choice without names, other faces, the scene of the shade, four of them, and what may be kept. */
export function MoreOptions(props: MoreOptionsProps) {
  const { data, mirror, shade, makeup, monsterInfo, servedFace, isHydrated, isBlind, isNameHidden, onBlindTest } =
    props;
  const t = useMessages<Messages>();
  const [query] = useSearchParams();
  const { source } = mirror;
  const isTint = data.line === "tint";
  return (
    <BelowFold>
      {isHydrated && (
        <Suspense>
          {!isBlind && !isTint && <BlindTestLink onBegin={onBlindTest} />}
          <TesterSourcePicker models={data.models} mirror={mirror} />
        </Suspense>
      )}
      {!isNameHidden && monsterInfo && <MonsterCard {...monsterInfo} />}
      {isHydrated && !isNameHidden && (
        <Suspense>
          <Compare
            shades={data.shades}
            shown={shade}
            makeup={makeup}
            isTint={isTint}
            mirror={mirror}
            addressOf={(id) => withShade(query, id)}
            onFreeze={async () => {
              if (source.kind === "camera") await mirror.freeze();
              if (source.kind === "served" && servedFace) await mirror.showModel(servedFace);
            }}
          />
          <SavePanel
            shade={shade}
            makeup={makeup}
            canvas={mirror.canvas}
            isServed={source.kind === "served"}
            other={{
              to: isTint ? "/virtual_tester" : "/virtual_tester_lt",
              words: t(`onward.other.${isTint ? "tints" : "lips"}`),
            }}
          />
        </Suspense>
      )}
    </BelowFold>
  );
}
