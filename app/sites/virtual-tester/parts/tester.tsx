"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { lazy, Suspense, useRef, useState } from "react";
import { isMyFace } from "#app/kits/mirror/mirror-state.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TesterData } from "../data.server.ts";
import { MoreOptions } from "./more-options.tsx";
import { TesterChoices } from "./tester-choices.tsx";
import { TesterPicture } from "./tester-picture.tsx";
import css from "./tester.module.css";
import { useMonster } from "./use-monster.ts";
import { scrollToPart, useScrollToMirror } from "./use-scroll-to-mirror.ts";
import { useTester } from "./use-tester.ts";

const FaceHistory = lazy(async () => ({ default: (await import("./face-history.tsx")).FaceHistory }));

/** A face, a list of shades, and everything one can do with both. */
export function Tester({ data }: { data: TesterData }) {
  const t = useMessages<Messages>();
  const tester = useTester(data);
  const { mirror, shade, makeup } = tester;
  const monsterInfo = useMonster(shade.id, { id: data.shownId, company: data.company });
  const mirrorSection = useRef<HTMLDivElement>(null);
  useScrollToMirror(mirrorSection, mirror);

  // What guards one's own face comes while that face does, so that it is there before Back can be pressed.
  const [isFaceExpected, setIsFaceExpected] = useState(false);
  if (!isFaceExpected && (mirror.loading || isMyFace(mirror.source.kind))) setIsFaceExpected(true);

  function beginBlind(): void {
    tester.dispatch({ type: "beginBlind", applied: makeup });
    scrollToPart(mirrorSection.current);
  }

  const words = tester.isTint ? "tints" : "lips";
  return (
    <>
      <div className={`${css.first} on-grey`}>
        <header className={`${css.head} stack-1`}>
          <h1 className={role.display}>{t(`${words}.title`)}</h1>
          <p className={data.look?.name ? css.deviceFace : undefined}>
            {data.isUnknown
              ? t("unknown")
              : data.look?.name
                ? t("look.lead", { look: data.look.name })
                : t(`${words}.lead`)}
          </p>
        </header>
        <div ref={mirrorSection} className={css.workArea}>
          <div className={css.sight}>
            <TesterPicture tester={tester} monsterInfo={monsterInfo} />
          </div>
          <TesterChoices tester={tester} />
          <p className={`${css.note} text-fine`}>{t("canvas.colours")}</p>
        </div>
      </div>
      <MoreOptions tester={tester} monsterInfo={monsterInfo} onBlindTest={beginBlind} />
      <Suspense>
        {isFaceExpected && <FaceHistory mirror={mirror} onKeep={() => scrollToPart(mirrorSection.current)} />}
      </Suspense>
    </>
  );
}
