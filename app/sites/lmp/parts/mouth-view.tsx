import { type ComponentType, useEffect, useState } from "react";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { mouthNames } from "../rules/mouth-names.ts";
import css from "./shared-prophecy.module.css";
import { Mouth } from "./mouth.tsx";
import type { MyMouthProps } from "./my-mouth.tsx";
import { WaterScene } from "./water-scene.tsx";

/** Thirty letters on one page: the mouth that their margins drew, what it tastes of, and who drew most of it. */
export function MouthView({ page }: { page: View<"mouth"> }) {
  const t = useMessages<Messages>();
  const [MyMouth, setMyMouth] = useState<ComponentType<MyMouthProps> | null>(null);
  const [isMine, setIsMine] = useState(false);
  const { form, hexes, mood, line, most } = page;

  useEffect(() => {
    let isCurrent = true;
    import("./my-mouth.tsx").then((module) => isCurrent && setMyMouth(() => module.MyMouth), console.warn);
    return () => {
      isCurrent = false;
    };
  }, []);

  return (
    <>
      <WaterScene isOpen>
        <div className={`${css.mouthPage} anchor stack-3`} data-reply>
          <p className="text-body text-strong">{t(isMine ? "mouth.mine" : "mouth.other")}</p>
          <Mouth className={css.mouth} form={form} hexes={hexes} label={t("mouth.whole")} />
          <h1 className={`${css.mouthName} ${role.display}`}>{mouthNames[mood]}</h1>
          <p className={`text-heading text-centred ${role.display}`}>「{line}」</p>
          <p className={`${css.most} text-body text-centred text-leading-18`}>
            {t("mouth.most", { monster: most.name, letters: most.letters })}
          </p>
          <p className="text-aside text-centred">{t("mouth.colours")}</p>
        </div>
        <div className={css.action}>
          <ButtonLink look={isMine ? "line" : "blood"} to="/lmp" wide>
            {t(isMine ? "other.today" : "other.mine")}
          </ButtonLink>
        </div>
      </WaterScene>
      <div className={`${css.belowFold} stack-4`}>
        {MyMouth && <MyMouth page={page} onMine={() => setIsMine(true)} />}
      </div>
    </>
  );
}
