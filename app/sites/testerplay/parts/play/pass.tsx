import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import css from "./board-room.module.css";

/** The phone goes to the other player; nothing of the board can be touched until it was taken. */
export function Pass({ to, onHanded }: { to: 0 | 1; onHanded: () => void }) {
  const t = useWords<Words>();
  const word = useRef<HTMLParagraphElement>(null);
  useEffect(() => word.current?.focus({ preventScroll: true }), []);
  return (
    <div className={css.pass}>
      <p ref={word} tabIndex={-1} className={classNames(css.passWord, role.display)}>
        {t(to === 1 ? "play.passSecond" : "play.passFirst")}
      </p>
      <p>{t("play.passNote")}</p>
      <Button look="bone" onClick={onHanded}>
        {t("play.handed")}
      </Button>
    </div>
  );
}
