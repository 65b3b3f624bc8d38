import { type ReactNode, useState } from "react";
import { Button } from "../ui/button/button.tsx";
import { buttonClass } from "../ui/button/button-look.tsx";
import { useVisitor } from "../visitor/visitor-provider.tsx";
import { useLanguage } from "../i18n/messages.tsx";
import words from "./in-app-messages.json";
import { MenuDrawing } from "./menu-drawing.tsx";
import css from "./external-browser-guide.module.css";
import { getExternalBrowserOption } from "./external-browser-option.ts";
import { type TransferLink, createTransferLink } from "./transfer-link.ts";
import { useMinutesLeft } from "./use-minutes-left.ts";

interface ExternalBrowserGuideProps {
  /** The app one is in, as `inAppBrowser` names it. */
  app: string;
  /** Why one would go outside, a whole sentence of the site: 「SafariやChromeで開くと、カメラが使えます。」 */
  reason: string;
  /** The path at which one goes on outside; the page one is on unless said. */
  to?: string;
  /** Draws the link to copy: `(url) => <CopyLink url={url} />`. */
  renderCopy: (url: string) => ReactNode;
}

/**
 * The way out of an app's inner browser: where its menu is, what stands in it, and the address to take along. Whoever
 * has visitor data can take it along. Shown where something is missing that a real browser has, never beforehand.
 */
export function ExternalBrowserGuide({ app, reason, to = location.pathname, renderCopy }: ExternalBrowserGuideProps) {
  const text = words[useLanguage()];
  const transfer = useTransferLink(to);
  const address = transfer.url ?? `${location.origin}${to}`;
  const { position, entry, link } = getExternalBrowserOption(app, navigator.userAgent, address);
  const corner = text[position.corner];

  return (
    <section className={css.guide} data-app={app}>
      <MenuDrawing position={position} label={text.picture.replace("{corner}", corner)} />
      <div className="stack-2">
        <h2>{text.title}</h2>
        <p>
          {app === "WebView" ? text.leadAny : text.lead.replace("{app}", app)}
          {reason}
        </p>
        <p>
          {text.steps
            .replace("{corner}", corner)
            .replace("{sign}", text[position.sign])
            .replace("{entry}", text[entry])}
        </p>
        <p className="text-note">{text.varies}</p>
      </div>
      <div className="full-row stack-2">
        <TakeDataAlong transfer={transfer} />
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

type Transfer = ReturnType<typeof useTransferLink>;

/** A link that takes the visitor's data along; `url` is null before it was made, and when its time is over. */
function useTransferLink(to: string) {
  const [transferLink, setTransferLink] = useState<TransferLink | null>(null);
  const [state, setState] = useState<"idle" | "making" | "failed">("idle");
  const minutesLeft = useMinutesLeft(transferLink?.untilMs ?? null);
  const url = transferLink !== null && minutesLeft !== 0 ? transferLink.url : null;

  async function create(): Promise<void> {
    setState("making");
    try {
      setTransferLink(await createTransferLink(to));
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return { url, minutesLeft, isOver: transferLink !== null && url === null, state, create };
}

/** For whoever has data: makes the link, and says how long it holds. */
function TakeDataAlong({ transfer: { url, minutesLeft, isOver, state, create } }: { transfer: Transfer }) {
  const text = words[useLanguage()];
  const { summary } = useVisitor();
  const ready = `${text.ready}${text.left.replace("{minutes}", String(minutesLeft))}`;
  return (
    <>
      {summary?.known && url === null && (
        <Button look="line" wide pending={state === "making"} onClick={() => void create()}>
          {text.take}
        </Button>
      )}
      {summary?.known && (
        <p className="text-note" role="status">
          {url !== null ? ready : isOver ? text.over : text.takeHint}
        </p>
      )}
      {state === "failed" && (
        <p className="text-note" role="alert">
          {text.failed}
        </p>
      )}
    </>
  );
}
