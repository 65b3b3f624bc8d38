"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { lazy, startTransition, Suspense } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { withShade } from "../rules/eye-query.ts";
import { MakeupControls } from "./makeup-controls.tsx";
import { MakeupTabs } from "./makeup-tabs.tsx";
import { ShadeRail } from "./shade-rail.tsx";
import { TintControls } from "./tint-controls.tsx";
import css from "./tester.module.css";
import type { TesterHandle } from "./use-tester.ts";

// Their scripts come when they are needed; their styles stand in tester-view.tsx.
const BlindTest = lazy(async () => ({ default: (await import("./blind-test.tsx")).BlindTest }));
const EyePanel = lazy(async () => ({ default: (await import("./eye-panel.tsx")).EyePanel }));

/** What goes on the face: where on it, which shade of which list, how strongly. */
export function TesterChoices({ tester }: { tester: TesterHandle }) {
  const t = useMessages<Messages>();
  const { data, shade, makeup, tab, eyes, query, isHydrated, isBlind, blindRun, isTint, change, dispatch } = tester;
  const hasEyeLayer = (kind: string): boolean => eyes.layers.some((layer) => layer.kind === kind);
  return (
    <>
      {!isBlind && (
        <div className={css.scripted}>
          <MakeupTabs
            tab={tab}
            applied={{
              lips: !makeup.isLipOff,
              lids: hasEyeLayer("shadow"),
              lashes: hasEyeLayer("lashes"),
              line: hasEyeLayer("liner"),
            }}
            onTab={(next) => startTransition(() => dispatch({ type: "openTab", tab: next }))}
          />
        </div>
      )}
      {!isBlind && tab === "lips" && (
        <ShadeRail
          shades={data.shades}
          dailyId={data.dailyId}
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
            shades={data.shades}
            onApply={(id) => dispatch({ type: "wearBlind", id })}
            onReveal={() => dispatch({ type: "reveal" })}
            onRetry={() => dispatch({ type: "retryBlind" })}
            onLeave={tester.leaveBlind}
          />
        )}
        {tab !== "lips" && <EyePanel tab={tab} eyes={eyes} />}
      </Suspense>
      <noscript>
        <p className={`${css.note} on-grey text-fine`}>{t("withoutScript")}</p>
      </noscript>
      <div className={css.scripted}>
        <MakeupControls makeup={makeup} tab={tab} onChange={change}>
          {isTint && tab === "lips" && <TintControls makeup={makeup} onChange={change} />}
        </MakeupControls>
      </div>
    </>
  );
}
