import { type ReactNode, useState } from "react";
import { Button } from "../ui/button/button.tsx";
import { buttonClass } from "../ui/button/button-look.tsx";
import { useVisitor } from "../visitor/visitor-provider.tsx";
import { useLanguage } from "../words/words.tsx";
import words from "./handover-words.json";
import { MenuDrawing } from "./menu-drawing.tsx";
import css from "./outside-guide.module.css";
import { outsideWay } from "./outside-way.ts";
import { type RoomLink, takeRoom } from "./take-room.ts";
import { useMinutesLeft } from "./use-minutes-left.ts";

interface OutsideGuideProps {
  /** The app one is in, as `inAppBrowser` of the share kit names it. */
  app: string;
  /** Why one would go outside, a whole sentence of the site: 「外のブラウザなら、カメラが使えます。」 */
  why: string;
  /** The path at which one goes on outside; the page one is on unless said. */
  to?: string;
  /** Draws the link to copy: `(url) => <CopyLink url={url} />`. */
  renderCopy: (url: string) => ReactNode;
}

/**
 * The way out of an app's inner browser: where its menu is, what stands in it, and the address to take along. Whoever
 * has a room can take it with them. Shown where something is missing that a real browser has, never beforehand.
 */
export function OutsideGuide({ app, why, to = location.pathname, renderCopy }: OutsideGuideProps) {
  const text = words[useLanguage()];
  const { summary } = useVisitor();
  const [room, setRoom] = useState<RoomLink | null>(null);
  const [state, setState] = useState<"idle" | "making" | "failed">("idle");
  const left = useMinutesLeft(room?.untilMs ?? null);
  const isReady = room !== null && left !== 0;
  const address = isReady ? room.url : `${location.origin}${to}`;
  const { place, entry, link } = outsideWay(app, navigator.userAgent, address);
  const corner = text[place.corner];

  async function take(): Promise<void> {
    setState("making");
    try {
      setRoom(await takeRoom(to));
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  const said = isReady
    ? `${text.ready}${text.left.replace("{minutes}", String(left))}`
    : room !== null
      ? text.over
      : text.takeHint;

  return (
    <section className={css.guide} data-app={app}>
      <MenuDrawing place={place} label={text.picture.replace("{corner}", corner)} />
      <div className={css.words}>
        <h2>{text.title}</h2>
        <p>
          {app === "WebView" ? text.leadAny : text.lead.replace("{app}", app)}
          {why}
        </p>
        <p>
          {text.steps.replace("{corner}", corner).replace("{sign}", text[place.sign]).replace("{entry}", text[entry])}
        </p>
        <p className={css.small}>{text.varies}</p>
      </div>
      <div className={css.acts}>
        {summary?.known && !isReady && (
          <Button look="line" wide pending={state === "making"} onClick={() => void take()}>
            {text.take}
          </Button>
        )}
        {summary?.known && (
          <p className={css.small} role="status">
            {said}
          </p>
        )}
        {state === "failed" && (
          <p className={css.small} role="alert">
            {text.failed}
          </p>
        )}
        {link && (
          <a href={link} className={buttonClass({ look: "bone", compact: true, wide: true })}>
            {text.open}
          </a>
        )}
        {renderCopy(address)}
      </div>
    </section>
  );
}
