import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { SoundIcon } from "../frame/menu-icons.tsx";
import { useSoundSwitch } from "../frame/use-sound-switch.ts";
import type { IntroDataOf } from "../intro.server.ts";
import { useProgress } from "../progress/use-progress.ts";
import { getWorldMessage } from "../get-world-message.ts";
import { StartLinks } from "./start-links.tsx";
import css from "./intro.module.css";

const sizes = "(min-width: 481px) 480px, 100vw";

/** Two lips that breathe, and one way in: to play at once, or back to where one was. */
export function Intro({ page }: { page: IntroDataOf<"opening"> }) {
  const t = useMessages<Messages>();
  const { isOn } = useSound();
  const setSound = useSoundSwitch();
  const { progress } = useProgress();
  const { messages, lips, throat } = page;
  const isReturning = Boolean(
    progress && (progress.starter || progress.meetings.length > 0 || progress.areas.length > 0),
  );
  const start = getWorldMessage(messages, isReturning ? "opening.continue" : "opening.start");
  return (
    <section className={css.opening} data-ready={progress ? "" : undefined}>
      {throat && <Picture picture={throat} alt="" fit="cover" className={css.throat} sizes={sizes} />}
      <span className={`${css.dark} overlay`} aria-hidden="true" />
      {lips && (
        <>
          <span className={`${css.upper} overlay`}>
            <Picture
              picture={lips}
              alt={getWorldMessage(messages, "opening.alt").words}
              cutout
              fit="cover"
              sizes={sizes}
              priority
            />
          </span>
          <span className={`${css.lower} overlay`} aria-hidden="true">
            <Picture picture={lips} alt="" cutout fit="cover" sizes={sizes} />
          </span>
        </>
      )}
      <div className={`${css.words} stack-3 text-centred`}>
        <h1 className={classNames(role.display, css.title)}>
          <span>リップモンスターの</span>
          <span>世界</span>
        </h1>
        <p className={`${css.cry} text-lead`}>{getWorldMessage(messages, "opening.title").note}</p>
        <StartLinks to={isReturning ? "/lmw/main" : "/lmw/tutorial"} words={start.words} />
        <p className={`${css.note} text-body text-leading-17`}>{start.note}</p>
      </div>
      <div className={css.foot}>
        <Link to="/lmw/introduction" className="target-inline text-bright">
          {getWorldMessage(messages, "opening.story").words}
        </Link>
        <button
          type="button"
          className="target-inline text-bright"
          role="switch"
          aria-checked={isOn}
          onClick={() => setSound(!isOn)}
        >
          <SoundIcon isOn={isOn} />
          <span>{t("intro.sound")}</span>
        </button>
      </div>
    </section>
  );
}
