"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { lazy, Suspense, useRef } from "react";
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

const TesterError = lazy(async () => ({ default: (await import("./tester-error.tsx")).TesterError }));

/** A face, a list of shades, and everything one can do with both. */
export function Tester({ data }: { data: TesterData }) {
  const t = useMessages<Messages>();
  const tester = useTester(data);
  const { mirror, servedFace, shade, makeup } = tester;
  const monsterInfo = useMonster(shade.id, { id: data.shownId, company: data.company });
  const mirrorSection = useRef<HTMLDivElement>(null);
  useScrollToMirror(mirrorSection, mirror);

  function beginBlind(): void {
    tester.dispatch({ type: "beginBlind", applied: makeup });
    scrollToPart(mirrorSection.current);
  }

  const words = tester.isTint ? "tints" : "lips";
  return (
    <>
      <header className={`${css.head} on-grey stack-1`}>
        <h1 className={role.display}>{t(`${words}.title`)}</h1>
        <p>{data.isUnknown ? t("unknown") : t(`${words}.lead`)}</p>
      </header>
      <div ref={mirrorSection} className={`${css.workArea} on-grey`}>
        <div className={css.sight}>
          <TesterPicture tester={tester} monsterInfo={monsterInfo} />
        </div>
        <Suspense>
          {mirror.error && (
            <TesterError
              code={mirror.error}
              onModel={() => servedFace && void mirror.showModel(servedFace)}
              onMirror={() => void mirror.openCamera()}
            />
          )}
        </Suspense>
        <TesterChoices tester={tester} />
        <p className={`${css.note} on-grey text-fine`}>{t("canvas.colours")}</p>
      </div>
      <MoreOptions
        data={data}
        mirror={mirror}
        shade={shade}
        makeup={makeup}
        monsterInfo={monsterInfo}
        servedFace={servedFace}
        isHydrated={tester.isHydrated}
        isBlind={tester.isBlind}
        isNameHidden={tester.isNameHidden}
        onBlindTest={beginBlind}
      />
    </>
  );
}
