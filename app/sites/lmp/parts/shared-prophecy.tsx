import { type ComponentType, useEffect, useState } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import css from "./shared-prophecy.module.css";
import { ProphecySheet } from "./prophecy-sheet.tsx";
import { useOccasionLabel } from "./use-occasion-label.ts";
import { WaterScene } from "./water-scene.tsx";

type Prophecy = View<"letter">["letter"];

/** A letter by its address: somebody's, with the way to an own one first; or one of the visitor's own, opened again. */
export function SharedProphecy({ prophecy, today }: { prophecy: Prophecy; today: string }) {
  const t = useMessages<Messages>();
  const occasionLabel = useOccasionLabel();
  const [Deferred, setDeferred] = useState<ComponentType<{
    prophecy: Prophecy;
    today: string;
    onMine: () => void;
  }> | null>(null);
  const [isMine, setIsMine] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    import("./my-prophecy.tsx").then((module) => isCurrent && setDeferred(() => module.MyProphecy), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <>
      <WaterScene isOpen>
        <div className={`${css.read} anchor grid justify-centre`}>
          <ProphecySheet
            lines={prophecy}
            title={t(isMine ? "prophecy.past" : "prophecy.other", { day: formatDay(prophecy.day, "ja", true) })}
            occasion={occasionLabel(prophecy)}
          />
        </div>
        <div className={css.action}>
          <ButtonLink look={isMine ? "line" : "blood"} to="/lmp" wide>
            {t(isMine ? "other.today" : "other.mine")}
          </ButtonLink>
          {!isMine && <p className="above-2 text-bright text-centred text-fine">{t("saved.own")}</p>}
        </div>
      </WaterScene>
      <div className={`${css.belowFold} stack-4`}>
        {Deferred && <Deferred prophecy={prophecy} today={today} onMine={() => setIsMine(true)} />}
      </div>
    </>
  );
}
