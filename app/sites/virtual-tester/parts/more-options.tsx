"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { lazy, Suspense } from "react";
import type { MonsterInfo } from "../contract.ts";
import { BelowFold } from "./below-fold.tsx";
import { MonsterCard } from "./monster-card.tsx";
import type { TesterHandle } from "./use-tester.ts";

const load = () => import("./later-options.tsx");
const FaceOptions = lazy(async () => ({ default: (await load()).FaceOptions }));
const ShadeOptions = lazy(async () => ({ default: (await load()).ShadeOptions }));

interface MoreOptionsProps {
  tester: TesterHandle;
  monsterInfo: MonsterInfo | null;
  onBlindTest: () => void;
}

/** Below the bench: what comes with the page is the scene of the shade; all else comes once the page is alive. */
export function MoreOptions({ tester, monsterInfo, onBlindTest }: MoreOptionsProps) {
  const { isHydrated } = tester;
  return (
    <BelowFold>
      <Suspense>{isHydrated && <FaceOptions tester={tester} onBlindTest={onBlindTest} />}</Suspense>
      {!tester.isNameHidden && monsterInfo && <MonsterCard {...monsterInfo} />}
      <Suspense>{isHydrated && <ShadeOptions tester={tester} monster={monsterInfo?.monster ?? null} />}</Suspense>
    </BelowFold>
  );
}
