import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { Messages } from "../copy/messages.ts";
import type { loadStory } from "../story.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import world from "../frame/world-frame.module.css";
import css from "./story.module.css";

/** Five pictures side by side: slid with the finger, the arrow keys or the links. Without scripts the links still lead. */
export function Story({ page }: { page: ReturnType<typeof loadStory> }) {
  const t = useMessages<Messages>();
  const strip = useRef<HTMLOListElement>(null);
  const { messages, panels } = page;
  const getText = (key: string): string => getWorldMessage(messages, key).words;

  function slide(by: number): void {
    const list = strip.current;
    list?.scrollBy({ left: by * list.clientWidth, behavior: "smooth" });
  }

  return (
    <section className={css.story}>
      <h1 className="visually-hidden">{getText("opening.story")}</h1>
      <Link to="/lmw/main" className={`${css.skip} text-body text-bright text-strong`}>
        {getText("opening.skip")}
      </Link>
      {/* A strip that is slid must be reached by the keyboard, whose arrows slide it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={strip} className={css.strip} tabIndex={0} aria-label={t("story.label")}>
        {panels.map((panel, i) => (
          <StoryPanel key={panel.id} panel={panel} isFirst={i === 0}>
            {i > 0 ? (
              <SlideLink panelId={panel.id - 1} onSlide={() => slide(-1)}>
                ← {getText("story.back")}
              </SlideLink>
            ) : (
              <span />
            )}
            {i < panels.length - 1 ? (
              <SlideLink panelId={panel.id + 1} onSlide={() => slide(1)}>
                {getText("story.next")} →
              </SlideLink>
            ) : (
              <ButtonLink to="/lmw/main" arrow>
                {getText("story.play")}
              </ButtonLink>
            )}
          </StoryPanel>
        ))}
      </ol>
    </section>
  );
}

type StoryPanelProps = {
  panel: ReturnType<typeof loadStory>["panels"][number];
  isFirst: boolean;
  /** The ways on and back. */
  children: ReactNode;
};

/** A picture and what it tells. */
function StoryPanel({ panel: { id, picture, name, lines, caption }, isFirst, children }: StoryPanelProps) {
  return (
    <li id={`p-${id}`} className={classNames(css.panel, "frame", !isFirst && world.below)} data-picture={name}>
      {picture && (
        <Picture
          picture={picture}
          alt={caption}
          fit={isCut(name) ? undefined : "cover"}
          cutout={isCut(name)}
          priority={isFirst}
          className={isCut(name) ? css.cut : css.cover}
        />
      )}
      <div className={`${css.words} stack-2`}>
        <p className={classNames(role.latin, css.number)} aria-hidden="true">
          {id}
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div className={`${css.actions} line-3`}>{children}</div>
      </div>
    </li>
  );
}

/** To the panel beside this one; without a script by its address. */
function SlideLink({ panelId, onSlide, children }: { panelId: number; onSlide: () => void; children: ReactNode }) {
  return (
    <a
      href={`#p-${panelId}`}
      className="target-inline text-bright text-lead text-strong"
      onClick={(event) => {
        event.preventDefault();
        onSlide();
      }}
    >
      {children}
    </a>
  );
}

/** Papers stand free; the others are places and fill the view. */
const isCut = (name: string): boolean => /boss|enemy|item/.test(name);
