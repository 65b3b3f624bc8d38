import type { ReactNode } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { LipPrint } from "./lip-print.tsx";
import css from "./prophecy-sheet.module.css";
import unfold from "./unfold.module.css";

/** What is read on a sheet. */
export interface ProphecyLines {
  monster: { name: string; hex: string };
  kernel: string;
  reply: { monster: { name: string; hex: string }; text: string } | null;
  hour: string;
  sign: string;
  gesture: string;
  aside: string;
}

type ProphecySheetProps = {
  lines: ProphecyLines;
  /** What this is: 「今夜の予言」. */
  title: string;
  /** Of a special day: 「満月の封書」. */
  occasion?: string | null;
  /** It was opened just now: the paper unfolds, the words rise reversed, turn over and stand still. */
  isFresh?: boolean;
  children?: ReactNode;
};

/** The letter, open. The first line stands upright as it was written; what to do with it is read across. */
export function ProphecySheet({ lines, title, occasion = null, isFresh = false, children }: ProphecySheetProps) {
  const t = useMessages<Messages>();
  const { monster, kernel, reply, hour, sign, gesture, aside } = lines;
  return (
    <div className={css.table}>
      <article
        className={css.sheet}
        data-fresh={isFresh || undefined}
        data-silver={reply ? "" : undefined}
        data-reply={isFresh || undefined}
      >
        <div className={`${css.paper} overlay`} aria-hidden="true" />
        <header className={`${css.head} anchor`} data-part="head">
          <p className={`${css.title} text-fine text-leading-16 text-strong`}>{title}</p>
          {occasion && <p className={`${css.occasion} text-fine text-leading-16 text-strong`}>{occasion}</p>}
        </header>
        <div className={`${css.status} anchor`}>
          <h1 className={classNames(css.kernel, role.display)}>
            <Ink text={kernel} />
          </h1>
          {reply && (
            <p className={classNames(css.reply, role.display)}>
              <Ink text={reply.text} after={3} />
            </p>
          )}
          <p className={css.from} data-part="from">
            <Signature {...monster} />
            {reply && <Signature {...reply.monster} />}
          </p>
        </div>
        <dl className={`${css.lines} anchor`} data-part="lines">
          <Line name={t("prophecy.hour")} text={hour} />
          <Line name={t("prophecy.sign")} text={sign} />
          <Line name={t("prophecy.gesture")} text={gesture} />
          <Line name={t("prophecy.aside")} text={aside} />
        </dl>
        {children}
        <div className={classNames(unfold.fold, unfold.upper, "when-moving")} aria-hidden="true" />
        <div className={classNames(unfold.fold, unfold.lower, "when-moving")} aria-hidden="true" />
      </article>
    </div>
  );
}

/** Columns break where the reader would breathe. */
function Ink({ text, after = 0 }: { text: string; after?: number }) {
  const parts = text.split(/(?<=[、。？」])(?![。、])/).filter(Boolean);
  return parts.map((part, i) => (
    <span key={part} className={css.ink} data-part="ink" data-turn={Math.min(i + after, 5)}>
      {part}
    </span>
  ));
}

function Signature({ name, hex }: { name: string; hex: string }) {
  return (
    <span className="grid justify-centre">
      <span className={`${css.name} text-body text-face`}>{name}</span>
      <span className={classNames(css.print, shadeClass(hex))}>
        <LipPrint className={css.lips} grain={`print-${hex.slice(1)}`} />
      </span>
    </span>
  );
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div className={css.line}>
      <dt className="text-fine text-strong">{name}</dt>
      <dd className="text-body text-leading-17 text-medium">{text}</dd>
    </div>
  );
}
