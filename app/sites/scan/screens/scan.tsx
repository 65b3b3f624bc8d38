import "#app/generated/site-fonts/scan.css";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { hasCameraConsent, keepCameraConsent } from "#app/kits/camera/camera-consent.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useLanguage, useWords } from "#app/kits/words/words.tsx";
import type { loadDoor } from "#app/shell/door/door.server.ts";
import { LanguageBar } from "#app/shell/door/language-bar.tsx";
import { holdNoted, track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import { type FaceWay, isReading, type Move } from "../flow/scan-flow.ts";
import { useScanFlow } from "../flow/use-scan-flow.ts";
import { loadLanding } from "../landing.server.ts";
import { TypeGraph } from "../parts/card/type-graph.tsx";
import { ThreeQuestions } from "../parts/ask/three-questions.tsx";
import { Landing } from "../parts/read/landing.tsx";
import { WithoutScript } from "../parts/read/without-script.tsx";
import { StepPlace } from "../parts/read/step-place.tsx";
import { outcomeOf } from "../rules/face-outcome.ts";
import { type Answer, scoreAnswers, threeQuestions } from "../rules/face-questions.ts";
import css from "./scan.module.css";
// Scripts of what follows the first view come with its tap; their styles are there before them, also without a network.
import "#app/kits/camera/camera-gate.module.css";
import "#app/kits/camera/camera-picture.module.css";
import "#app/kits/handover/menu-drawing.module.css";
import "#app/kits/share/copied-tip.module.css";
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/shelf/product-still.module.css";
import "#app/kits/shelf/wish-heart.module.css";
import "../parts/read/about.module.css";
import "../parts/read/camera-step.module.css";
import "../parts/read/engine-step.module.css";
import "../parts/read/gate.module.css";
import "../parts/read/guide-oval.module.css";
import "../parts/read/line-counter.module.css";
import "../parts/read/mask-step.module.css";
import "../parts/read/model-step.module.css";
import "#app/kits/handover/outside-guide.module.css";
import "../parts/read/photo-board.module.css";
import "../parts/read/photo-step.module.css";
import "../parts/read/reading.module.css";
import "../parts/read/stars-step.module.css";
import "../parts/read/trouble-notice.module.css";
import "../parts/result/about-measuring.module.css";
import "../parts/result/borderline.module.css";
import "../parts/result/choose-type.module.css";
import "../parts/result/diary.module.css";
import "../parts/result/how-to.module.css";
import "../parts/result/keep-and-share.module.css";
import "../parts/result/neighbours.module.css";
import "../parts/result/onward.module.css";
import "../parts/result/portrait.module.css";
import "../parts/result/proof.module.css";
import "../parts/result/result.module.css";
import "../parts/result/section.module.css";
import "../parts/result/start-products.module.css";
import "../parts/result/strength-lines.module.css";
import "../parts/result/strengths-first.module.css";
import "../parts/result/type-name.module.css";

const load = {
  gate: () => import("../parts/read/gate.tsx"),
  nine: () => import("../parts/ask/nine-questions.tsx"),
  reading: () => import("../parts/read/reading.tsx"),
  result: () => import("../parts/result/result.tsx"),
};
const Gate = lazy(async () => ({ default: (await load.gate()).Gate }));
const NineQuestions = lazy(async () => ({ default: (await load.nine()).NineQuestions }));
const Reading = lazy(async () => ({ default: (await load.reading()).Reading }));
const Result = lazy(async () => ({ default: (await load.result()).Result }));

export const loader = (args: LoaderFunctionArgs) => loadLanding(args);

/** Everything of the scan is in the page: its steps ask the server for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

/** What the consent to the camera is kept under. */
const purpose = "face";

/** One page from landing to result, in four languages: questions, gate, reading, stars, result. */
export default function ScanScreen() {
  const page = useLoaderData<typeof loader>();
  const lang = useLanguage() as ScanLanguage;
  const t = useWords<Words>();
  const alternates = useRouteLoaderData<typeof loadDoor>("door/2/scan")?.head.alternates ?? [];
  const [flow, dispatch] = useScanFlow();
  const { step } = flow;
  /** Once it began to read, the reading stays with its engine until the page is left. */
  const [hasRead, setHasRead] = useState(false);

  const quiet = useRef<AbortController | null>(null);

  const move = useCallback(
    (next: Move) => {
      // What is noted at the gate would be sent while the engine comes.
      if ((next.do === "check" || next.do === "take") && !quiet.current) {
        quiet.current = new AbortController();
        holdNoted(quiet.current.signal);
      }
      tell(next);
      dispatch(next);
    },
    [dispatch],
  );
  const isQuiet = step.at === "gate" || isReading(step);
  useEffect(() => {
    const release = (): void => {
      quiet.current?.abort();
      quiet.current = null;
    };
    if (!isQuiet) return release();
    // Before the collector hears of it: whoever leaves is not reading any more.
    window.addEventListener("pagehide", release, { capture: true });
    return () => {
      window.removeEventListener("pagehide", release, { capture: true });
      release();
    };
  }, [isQuiet]);

  function answered(answers: Answer[]): void {
    const byId = Object.fromEntries(threeQuestions.map(({ id }, i) => [id, answers[i]]));
    const outcome = outcomeOf(scoreAnswers(threeQuestions, byId));
    const how = { wasOffline: !navigator.onLine, sentBytes: 0, picture: null, readAt: Date.now() };
    move({ do: "answer", reading: { outcome, mode: "three-questions", referenceId: page.askedReferenceId, ...how } });
  }

  function take(way: FaceWay | "nine"): void {
    if (way === "camera") keepCameraConsent(createLocalStore(), purpose, Date.now());
    if (way !== "nine") {
      setHasRead(true);
      // Whoever switches the network off in a moment needs all of it here.
      void Promise.all([load.reading(), load.result(), load.nine(), load.gate()]).catch(() => {});
    }
    move({ do: "take", way });
  }

  /** Who agreed to the camera in the last thirty days is not asked for the way again. */
  function check(): void {
    move({ do: "check" });
    if (hasCameraConsent(createLocalStore(), purpose, Date.now())) take("camera");
  }

  return (
    <>
      <TypeGraph types={page.types} counts={page.counts} />
      {step.at === "questions" && (
        <Landing
          hero={page.hero}
          questions={<ThreeQuestions onDone={answered} />}
          onSkip={check}
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
        {step.at === "gate" && (
          <StepPlace>
            <Gate
              hero={page.hero}
              trouble={step.trouble}
              reference={page.references.find(({ id }) => id === page.askedReferenceId)}
              onTake={take}
              onBack={() => move({ do: "back" })}
            />
          </StepPlace>
        )}
        {step.at === "nine" && (
          <StepPlace className={css.nine}>
            <NineQuestions onDone={(reading) => move({ do: "read", reading })} onLeave={() => move({ do: "check" })} />
          </StepPlace>
        )}
        {step.at === "result" && (
          <StepPlace key={step.reading.readAt}>
            <Result reading={step.reading} lang={lang} onAgain={() => move({ do: "again" })} onCheckWithFace={check} />
          </StepPlace>
        )}
      </Suspense>
      <Suspense>{(hasRead || isReading(step)) && <Reading step={step} lang={lang} page={page} move={move} />}</Suspense>
    </>
  );
}

/** What is counted of a visit: the steps, never a face. */
function tell(move: Move): void {
  if (move.do === "check") track("scan_start");
  if (move.do === "take") track(`cam_gate_${move.way === "nine" ? "questions" : move.way}`);
  if (move.do === "read") track("scan_complete");
  if (move.do === "fail") track(`scan_error_${move.trouble.toLowerCase() as "e-model"}`);
}
