import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import css from "./board-view.module.css";

/** The phone goes to the other player; nothing of the board can be touched until it was taken. */
export function PassPhonePrompt({ to, onHanded }: { to: 0 | 1; onHanded: () => void }) {
  const t = useMessages<Messages>();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${css.pass} overlay stack-4 text-bright text-centred`}>
      <p ref={message} tabIndex={-1} className={classNames(css.passWord, role.display)}>
        {t(to === 1 ? "play.passSecond" : "play.passFirst")}
      </p>
      <p>{t("play.passNote")}</p>
      <Button look="bone" onClick={onHanded}>
        {t("play.handed")}
      </Button>
    </div>
  );
}
