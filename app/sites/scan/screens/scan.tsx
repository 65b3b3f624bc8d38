import "#app/generated/site-fonts/scan.css";
import { lazy, Suspense, useCallback, useState } from "react";
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { hasCameraConsent, saveCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useLanguage, useMessages } from "#app/kits/i18n/messages.tsx";
import type { SiteFrameData } from "#app/kits/page/site-frame-data.ts";
import { LanguageBar } from "#app/kits/page/language-bar.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import { type Choice, isReading, type Move } from "../flow/scan-flow.ts";
import type { ScanReading } from "../flow/scan-reading.ts";
import { useEngineAhead } from "../flow/use-engine-ahead.ts";
import { useHeldEvents } from "../flow/use-held-events.ts";
import { useScanFlow } from "../flow/use-scan-flow.ts";
import { loadLanding } from "../landing.server.ts";
import { TypeGraph } from "../parts/card/type-graph.tsx";
import { ThreeQuestions } from "../parts/questions/three-questions.tsx";
import { LandingWays } from "../parts/steps/landing-ways.tsx";
import { Landing } from "../parts/steps/landing.tsx";
import { WithoutScript } from "../parts/steps/without-script.tsx";
import { loadStep } from "../parts/steps/load-step.ts";
import { ScanStepView } from "../parts/steps/scan-step-view.tsx";
import { outcomeOf } from "../rules/face-outcome.ts";
import { type Answer, scoreAnswers, threeQuestions } from "../rules/face-questions.ts";

const ScanSteps = lazy(async () => ({ default: (await loadStep.reading()).ScanSteps }));

export const loader = (args: LoaderFunctionArgs) => loadLanding(args);

/** Everything of the scan is in the page: its steps ask the server for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

/** What the consent to the camera is kept under. */
const purpose = "face";

/** One page from landing to result, in four languages: ways and questions, reading, stars, result. */
export default function ScanScreen() {
  const page = useLoaderData<typeof loader>();
  const lang = useLanguage() as ScanLanguage;
  const t = useMessages<Messages>();
  const alternates = (useRouteLoaderData("2/scan") as SiteFrameData | undefined)?.head.alternates ?? [];
  const [flow, dispatch] = useScanFlow();
  const { step } = flow;
  /** Once it began to read, the reading stays with its engine until the page is left. */
  const [hasRead, setHasRead] = useState(false);
  const [isPhotoWanted, setIsPhotoWanted] = useState(false);
  useEngineAhead();
  const holdEvents = useHeldEvents(step.at === "gate" || isReading(step));

  const move = useCallback(
    (next: Move) => {
      // What is noted with the tap that agrees would be sent while the engine comes.
      if (next.do === "check" || (next.do === "take" && next.choice.way !== "nine")) holdEvents();
      setIsPhotoWanted(false);
      if (step.at === "landing" && next.do === "take") track("scan_start");
      trackMove(next);
      dispatch(next);
    },
    [step.at, dispatch, holdEvents],
  );

  function onAnswers(answers: Answer[]): void {
    move({ do: "answer", reading: readingOfAnswers(answers, page.questionReferenceId) });
  }

  /** The tap agreed: what is said beside it holds from here on. */
  function take(choice: Choice): void {
    if (choice.way === "camera") saveCameraConsent(createLocalStore(), purpose, Date.now());
    if (choice.way !== "nine") prepareReading();
    move({ do: "take", choice });
  }

  function prepareReading(): void {
    setHasRead(true);
    // Whoever switches the network off in a moment needs all of it here.
    void Promise.all([loadStep.reading(), loadStep.result(), loadStep.nine(), loadStep.gate()]).catch(() => {});
  }

  /** The engine comes while a photo is being chosen. */
  function expectPhoto(): void {
    prepareReading();
    setIsPhotoWanted(true);
  }

  /** Who agreed to the camera in the last thirty days is not asked for the way again. */
  function check(): void {
    move({ do: "check" });
    if (hasCameraConsent(createLocalStore(), purpose, Date.now())) take({ way: "camera" });
  }

  return (
    <>
      <TypeGraph types={page.types} counts={page.counts} />
      {step.at === "landing" && (
        <Landing
          hero={page.hero}
          ways={<LandingWays onTake={take} onPhotoWanted={expectPhoto} />}
          questions={<ThreeQuestions onDone={onAnswers} />}
          foot={
            <>
              <WithoutScript types={page.types} lang={lang} />
              <LanguageBar current={lang} alternates={alternates} />
            </>
          }
        />
      )}
      {(step.at === "nine" || step.at === "result") && (
        <h1 className="visually-hidden">{`${t("read.title.first")}${t("read.title.second")}`}</h1>
      )}
      <Suspense>
        <ScanStepView
          step={step}
          page={page}
          lang={lang}
          move={move}
          onTake={take}
          onPhotoWanted={expectPhoto}
          onCheck={check}
        />
      </Suspense>
      <Suspense>
        {(hasRead || isReading(step)) && (
          <ScanSteps step={step} lang={lang} isPhotoWanted={isPhotoWanted} page={page} move={move} />
        )}
      </Suspense>
    </>
  );
}

/** The starting point that the three questions of the landing give. */
function readingOfAnswers(answers: readonly Answer[], referenceId: ScanReading["referenceId"]): ScanReading {
  const byId = Object.fromEntries(threeQuestions.map(({ id }, i) => [id, answers[i]]));
  return {
    outcome: outcomeOf(scoreAnswers(threeQuestions, byId)),
    mode: "three-questions",
    referenceId,
    wasOffline: !navigator.onLine,
    sentBytes: 0,
    picture: null,
    readAt: Date.now(),
  };
}

/** What is counted of a visit: the steps, never a face. */
function trackMove(move: Move): void {
  if (move.do === "check") track("scan_start");
  if (move.do === "take") track(`cam_gate_${move.choice.way === "nine" ? "questions" : move.choice.way}`);
  if (move.do === "read") track("scan_complete");
  if (move.do === "fail") track(`scan_error_${move.code.toLowerCase() as "e-model"}`);
}
