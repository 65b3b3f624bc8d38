import { Link, useLocation } from "react-router";
import { useCopiedTip } from "#app/kits/share/copied-tip.tsx";
import { composeShare, type ShareChannel } from "#app/kits/share/share-text.ts";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { usePageOrigin } from "#app/kits/share/use-page-origin.ts";
import { xIntentUrl } from "#app/kits/share/x-intent.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { track } from "#app/kits/analytics/track.ts";
import { worldShare } from "../share.ts";
import { getWorldMessage } from "../get-world-message.ts";
import { SoundIcon } from "./menu-icons.tsx";
import { useSoundSwitch } from "./use-sound-switch.ts";
import type { WorldFrameData } from "./world-frame.server.ts";
import css from "./world-menu.module.css";

const menuLinks = [
  { key: "menu.map", to: "/lmw/main", event: "lmw_menu_map" },
  { key: "menu.howto", to: "/lmw/howto", event: "lmw_menu_howto" },
  { key: "menu.monster-change", to: "/lmw/monster", event: "lmw_menu_monsterchange" },
] as const;

const share = (channel: ShareChannel, origin: string) => composeShare(worldShare, "ja", {}, channel, origin);

interface WorldMenuProps {
  frame: WorldFrameData;
  /** Called by what leads to another screen. */
  onLeave?: () => void;
}

/** Every way of the menu: the world, out of it, sharing, sound. */
export function WorldMenu({ frame, onLeave }: WorldMenuProps) {
  const { messages } = frame;
  return (
    <div className={`${css.menu} stack-3 wide`}>
      <ul className={`${css.actions} rule-above`}>
        <WorldLinks messages={messages} onLeave={onLeave} />
        <li>
          <ExternalLink
            {...{ messages, messageKey: "menu.about" }}
            className={css.action}
            href={frame.about}
            event="lmw_menu_about"
          />
        </li>
      </ul>
      <Link
        to="/lmp"
        className={`${css.special} text-bright`}
        prefetch="intent"
        onClick={() => {
          track("lmw_menu_prophecy");
          onLeave?.();
        }}
      >
        <b>{getWorldMessage(messages, "menu.special").words}</b>
        <span>{getWorldMessage(messages, "menu.special").note}</span>
      </Link>
      <ShareRow messages={messages} />
      <SoundSwitch frame={frame} />
      <ExternalLink
        {...{ messages, messageKey: "menu.brand" }}
        className={css.brand}
        href={frame.brand}
        event="lmw_menu_tokate"
      />
    </div>
  );
}

type MenuMessages = WorldFrameData["messages"];

/** To the screens of the world. */
function WorldLinks({ messages, onLeave }: { messages: MenuMessages; onLeave: (() => void) | undefined }) {
  const { pathname } = useLocation();
  return menuLinks.map(({ key, to, event }) => (
    <li key={key}>
      <Link
        to={to}
        className={css.action}
        aria-current={pathname === to ? "page" : undefined}
        prefetch="intent"
        onClick={() => {
          track(event);
          onLeave?.();
        }}
      >
        <b lang="en">{getWorldMessage(messages, key).words}</b>
        <span>{getWorldMessage(messages, key).note}</span>
      </Link>
    </li>
  ));
}

interface ExternalLinkProps {
  messages: MenuMessages;
  messageKey: "menu.about" | "menu.brand";
  className: string | undefined;
  href: string;
  event: "lmw_menu_about" | "lmw_menu_tokate";
}

function ExternalLink({ messages, messageKey, className, href, event }: ExternalLinkProps) {
  const { words, note } = getWorldMessage(messages, messageKey);
  return (
    <a className={className} href={href} target="_blank" rel="noopener" onClick={() => track(event)}>
      <b lang="en">{words}</b>
      <span>{note}</span>
    </a>
  );
}

function ShareRow({ messages }: { messages: MenuMessages }) {
  const { copy, tip } = useCopiedTip();
  const userAgent = useBrowserFact(() => navigator.userAgent, "");
  const origin = usePageOrigin();
  return (
    <div className={`${css.share} stack-2`} role="group" aria-label={getWorldMessage(messages, "menu.share").words}>
      <b lang="en" aria-hidden="true">
        {getWorldMessage(messages, "menu.share").words}
      </b>
      <a
        className={`${css.small} boxed text-bright`}
        href={xIntentUrl(share("x", origin), userAgent)}
        target="_blank"
        rel="noopener"
        onClick={() => track("lmw_share_twitter")}
      >
        {getWorldMessage(messages, "menu.share-x").words}
      </a>
      <button
        type="button"
        className={`${css.small} boxed text-bright`}
        onClick={() => {
          track("lmw_url_copy");
          void copy(share("cp", origin).url);
        }}
      >
        {getWorldMessage(messages, "menu.copy").words}
      </button>
      <span className={css.tip}>{tip}</span>
    </div>
  );
}

function SoundSwitch({ frame }: { frame: WorldFrameData }) {
  const { isOn } = useSound();
  const setSound = useSoundSwitch();
  const sound = getWorldMessage(frame.messages, isOn ? "menu.sound-on" : "menu.sound-off");
  return (
    <button
      type="button"
      className={`${css.sound} line-3 text-bright`}
      role="switch"
      aria-checked={isOn}
      onClick={() => setSound(!isOn)}
    >
      <SoundIcon isOn={isOn} />
      <span>
        <b lang="en">{sound.words}</b>
        <small className="block text-leading-15 text-note">{isOn ? frame.music : sound.note}</small>
      </span>
    </button>
  );
}
