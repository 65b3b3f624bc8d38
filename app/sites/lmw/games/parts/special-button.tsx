import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useKeys } from "../flow/use-keys.ts";
import type { RunClock } from "../flow/run-clock.ts";
import type { SpecialControl } from "../flow/special-control.ts";
import type { GamePage } from "../game.server.ts";
import { fullCharge } from "../rules/game-rules.ts";
import css from "./special-button.module.css";

interface SpecialButtonProps {
  page: GamePage;
  clock: RunClock;
  control: SpecialControl;
  isTwin: boolean;
  /** Says what it is ready for, and what it does. */
  onText: (words: string) => void;
}

/** The monster beside the round: a ring fills around it, and when it is full one press (or X) has its hand. */
export function SpecialButton({ page, clock, control, isTwin, onText }: SpecialButtonProps) {
  const t = useMessages<Messages>();
  const { host, words } = page;
  const { name, ...does } = words.special;
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"filling" | "ready" | "active">("filling");

  const follow = useEffectEvent(() => {
    const { charge, isActive } = control.getState();
    button.current?.style.setProperty("--charge", String(Math.min(1, charge / fullCharge)));
    const next = charge >= fullCharge ? "ready" : isActive ? "active" : "filling";
    if (next === state) return;
    setState(next);
    if (next === "ready") onText(t("games.special.ready", { monster: host.name, name }));
  });
  useEffect(() => clock.onFrame(() => follow()), [clock]);

  function use() {
    if (state !== "ready") return;
    control.use();
    onText(isTwin ? does.twin : does.does);
  }
  useKeys((key) => {
    if (key.toLowerCase() === "x") use();
  });

  const picture = host.moods[state === "active" ? 0 : 2];
  return (
    <button
      ref={button}
      type="button"
      className={css.special}
      data-special={state}
      aria-disabled={state !== "ready"}
      aria-label={t(state === "ready" ? "games.special.use" : "games.special.filling", { name })}
      onClick={use}
    >
      {picture && <Picture picture={picture} cutout alt="" sizes="56px" className={css.face} />}
    </button>
  );
}
