import { useSyncExternalStore } from "react";
import { isSoundAnswered } from "#app/kits/sound/sound-cookie.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Link } from "react-router";
import type { Messages } from "../copy/messages.ts";
import { useSoundSwitch } from "../frame/use-sound-switch.ts";
import css from "./intro.module.css";

/**
 * The way in. Who has never said whether there shall be sound chooses it with the way: with, or without; then it is not asked
 * again. The place of the second way is there from the beginning, so that nothing moves under a finger.
 */
export function StartLinks({ to, words }: { to: string; words: string }) {
  const t = useMessages<Messages>();
  const { turn } = useSound();
  const setSound = useSoundSwitch();
  const isAnswered = useSyncExternalStore(subscribeNever, hasAnswered, hasAnsweredOnServer);
  return (
    <>
      <ButtonLink
        to={to}
        className={`${css.start} above-3`}
        prefetch="render"
        onClick={() => !isAnswered && turn(false)}
      >
        {words}
      </ButtonLink>
      <Link
        to={to}
        className={buttonClass({ look: "quiet", className: css.withSound })}
        data-answered={isAnswered || undefined}
        onClick={() => setSound(true)}
      >
        <span>{t("intro.withSound")}</span>
      </Link>
    </>
  );
}

// Read when the page has come alive: what is chosen here leads away from it.
const subscribeNever = () => () => {};
const hasAnswered = (): boolean => isSoundAnswered(document.cookie);
const hasAnsweredOnServer = (): boolean => true;
