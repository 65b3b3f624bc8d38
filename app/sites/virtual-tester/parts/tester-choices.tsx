"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { lazy, startTransition, Suspense } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { withShade } from "../rules/eye-query.ts";
import { isNamedTab, kindOfTab, type MakeupTab } from "../rules/face-parts.ts";
import { MakeupControls } from "./makeup-controls.tsx";
import { MakeupTabs } from "./makeup-tabs.tsx";
import { ShadeRail } from "./shade-rail.tsx";
import { TintControls } from "./tint-controls.tsx";
import css from "./tester.module.css";
import type { TesterHandle } from "./use-tester.ts";

// Their scripts come when they are needed.
const BlindTest = lazy(async () => ({ default: (await import("./blind-test.tsx")).BlindTest }));
const EyePanel = lazy(async () => ({ default: (await import("./eye-panel.tsx")).EyePanel }));
const WholePanel = lazy(async () => ({ default: (await import("../whole/whole-panel.tsx")).WholePanel }));

/** What goes on the face: where on it, which shade of which list, how strongly. */
export function TesterChoices({ tester }: { tester: TesterHandle }) {
  const t = useMessages<Messages>();
  const { data, shade, makeup, tab, eyes, isHydrated, isBlind, isLipOff, change, dispatch } = tester;
  const isApplied = (part: MakeupTab): boolean =>
    part === "whole" ? tester.lookName !== null : tester.layers.some(({ kind }) => kind === kindOfTab[part]);
  const isListed = data.shades.includes(shade);
  return (
    <>
      {!isBlind && (
        <div className={css.scripted}>
          <MakeupTabs
            tab={tab}
            isApplied={isApplied}
            onTab={(next) => startTransition(() => dispatch({ type: "openTab", tab: next }))}
          />
        </div>
      )}
      {!isBlind && tab === "lips" && (
        <ShadeRail
          shades={isListed ? data.shades : [shade, ...data.shades]}
          dailyId={data.dailyId}
          shownId={shade.id}
          isOff={isLipOff}
          addressOf={(id) => (isHydrated ? withShade(tester.lipQuery, id) : `?s=${id}`)}
          onOff={tester.setLipOff}
        />
      )}
      <Suspense>
        {isBlind && (
          <BlindTest
            key={tester.blindRun}
            shades={data.shades}
            onApply={(id) => dispatch({ type: "wearBlind", id })}
            onReveal={() => dispatch({ type: "reveal" })}
            onRetry={() => dispatch({ type: "retryBlind" })}
            onLeave={tester.leaveBlind}
          />
        )}
        {tab !== "lips" &&
          (isNamedTab(tab) ? <EyePanel tab={tab} eyes={eyes} /> : <WholePanel tab={tab} tester={tester} />)}
      </Suspense>
      <noscript>
        <div className={`${css.note} on-grey text-fine`}>
          <p>{t("withoutScript")}</p>
          {data.look && <p>{t("look.products")}</p>}
          {data.look?.products.map(({ id, name }) => (
            <a key={id} className="target-line text-underlined" href={`/all-products?p=${id}`}>
              {name}
            </a>
          ))}
        </div>
      </noscript>
      <div className={css.scripted}>
        <MakeupControls
          makeup={makeup}
          tab={tab}
          strength={tester.strengthOf(tab)}
          onStrength={(strength) => tester.setStrength(tab, strength)}
          onChange={change}
        >
          {tester.isTint && tab === "lips" && !tester.isLipCoded && <TintControls makeup={makeup} onChange={change} />}
        </MakeupControls>
      </div>
    </>
  );
}
