import { useRef } from "react";
import type { ProphecyForm } from "#contracts/prophecy.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { OpenButton } from "./open-button.tsx";
import css from "./envelope.module.css";

type EnvelopeProps = { form: ProphecyForm; step: "sealed" | "breaking"; onOpen: () => void };

/** The letter as it lies on the water: folded, addressed, closed with a mouth in silver. */
export function Envelope({ form, step, onOpen }: EnvelopeProps) {
  const t = useMessages<Messages>();
  const envelope = useRef<HTMLDivElement>(null);
  return (
    <div ref={envelope} className={css.envelope} data-step={step}>
      <div className={`${css.body} overlay`}>
        <svg className="overlay wide" viewBox="0 0 240 330" aria-hidden="true" focusable="false">
          <defs>
            <linearGradient id="letter-body" x1="0" y1="1" x2=".9" y2="0">
              <stop offset="0" stopColor="#eef1f6" />
              <stop offset=".5" stopColor="#c9cfda" />
              <stop offset="1" stopColor="#8b94a6" />
            </linearGradient>
            <linearGradient id="letter-side" x1="0" y1="0" x2="1" y2="0">
              <stop offset="0" stopColor="#fff" stopOpacity=".35" />
              <stop offset="1" stopColor="#4a5266" stopOpacity=".28" />
            </linearGradient>
            <filter id="letter-fibre" x="0" y="0" width="100%" height="100%">
              <feTurbulence type="fractalNoise" baseFrequency=".9 .22" numOctaves="3" seed="4" />
              <feColorMatrix values="0 0 0 0 .1  0 0 0 0 .12  0 0 0 0 .18  0 0 0 .5 -.19" />
              <feComposite in2="SourceGraphic" operator="in" />
            </filter>
          </defs>
          <path fill="url(#letter-body)" d="M0 3Q0 0 3 0H237Q240 0 240 3V327Q240 330 237 330H3Q0 330 0 327Z" />
          <path fill="url(#letter-side)" d="M0 330V78L112 190Q120 197 128 190L240 78V330Z" opacity=".45" />
          <path fill="url(#letter-body)" d="M0 327 100 226Q120 208 140 226L240 327Q240 330 237 330H3Q0 330 0 327Z" />
          <path fill="none" stroke="#fff" strokeOpacity=".65" d="M1 327 100 227Q120 209 140 227L239 327" />
          <rect width="240" height="330" filter="url(#letter-fibre)" opacity=".5" />
        </svg>
        <div className={css.flap}>
          <svg className="overlay wide" viewBox="0 0 240 200" aria-hidden="true" focusable="false">
            <defs>
              <linearGradient id="letter-flap" x1=".2" y1="0" x2=".6" y2="1">
                <stop offset="0" stopColor="#a7afbe" />
                <stop offset=".55" stopColor="#dde2ea" />
                <stop offset="1" stopColor="#f5f7fa" />
              </linearGradient>
            </defs>
            <path fill="url(#letter-flap)" d="M0 0H240V62L131 178Q120 189 109 178L0 62Z" />
            <path
              fill="none"
              stroke="#fff"
              strokeOpacity=".8"
              strokeWidth="1.2"
              d="M240 62 131 178Q120 189 109 178L0 62"
            />
          </svg>
          <p className={`${css.to} text-face`}>{t(form === "night" ? "envelope.toNight" : "envelope.toDay")}</p>
        </div>
        <OpenButton envelope={envelope} onOpen={onOpen} isOpening={step === "breaking"} />
      </div>
    </div>
  );
}
