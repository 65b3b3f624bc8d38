import { lazy, Suspense, useRef } from "react";
import { CameraGate } from "#app/kits/camera/camera-gate.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Found } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { JanCheck } from "#app/kits/barcode/jan.ts";
import { ForeignCode } from "./foreign-code.tsx";
import css from "./read-face.module.css";
import { TypedForm, typedFieldId } from "./typed-form.tsx";
import { type Lookup, useCodeLookup } from "./use-code-lookup.ts";
import { useReading } from "./use-reading.ts";
// The script of what follows a tap comes with the tap; its styles must be there before it.
import "#app/kits/camera/camera-picture.module.css";
import "#app/kits/handover/outside-guide.module.css";
import "#app/kits/shelf/wish-heart.module.css";
import "#app/kits/ui/picture/picture.module.css";
import "./camera-reader.module.css";
import "./climb.module.css";
import "./found-code.module.css";

const CameraReader = lazy(async () => ({ default: (await import("./camera-reader.tsx")).CameraReader }));
const FoundCode = lazy(async () => ({ default: (await import("./found-code.tsx")).FoundCode }));
const Refused = lazy(async () => ({ default: (await import("./refused.tsx")).Refused }));

interface ReadFaceProps {
  /** What the address says was typed; null when it says nothing. */
  typed: { text: string; check: JanCheck; found: Found | null } | null;
}

/** 読む: by camera, by photograph, or by hand; whichever it was, what follows is the same. */
export function ReadFace({ typed }: ReadFaceProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { lookup, ask, forget } = useCodeLookup(lookupOf(typed));
  const { reading, setVideo, watch, readFile, stop } = useReading((jan) => void ask(jan));
  const file = useRef<HTMLInputElement>(null);
  const isBusy = reading.step === "photo" || lookup.kind === "asking";

  function toField(): void {
    document.querySelector<HTMLInputElement>(`#${typedFieldId} input`)?.focus();
  }

  return (
    <>
      <Suspense>
        {lookup.kind === "found" && (
          <FoundCode key={lookup.jan} found={lookup.found} isFirst={lookup.isFirst} onAnother={forget} />
        )}
      </Suspense>
      <div className={css.face}>
        {lookup.kind === "foreign" && <ForeignCode key={lookup.jan} jan={lookup.jan} onCheck={toField} />}
        {lookup.kind === "failed" && (
          <Notice
            announce="now"
            code={lookup.error.code ?? "E-NET"}
            message={errorWords(lookup.error.code ?? "E-NET", { requestId: lookup.error.requestId ?? "" }).message}
            action={<Button onClick={() => void ask(lookup.jan)}>{t("lookup.again")}</Button>}
          />
        )}
        <Suspense>
          {reading.step === "refused" && <Refused code={reading.code} onAgain={() => void watch()} onType={toField} />}
        </Suspense>
        {reading.step === "watching" || reading.step === "asking" ? (
          <Suspense>
            <CameraReader reading={reading} onVideo={setVideo} onStop={stop} />
          </Suspense>
        ) : (
          <div className={css.scripted}>
            <CameraGate
              title={t("gate.title")}
              promises={[t("gate.here"), t("gate.when"), t("gate.weight")]}
              startWords={t("gate.start")}
              onStart={() => {
                forget();
                void watch();
              }}
              others={
                <>
                  <Button look="line" pending={isBusy} onClick={() => file.current?.click()}>
                    {t("gate.photo")}
                  </Button>
                  <Button look="line" onClick={toField}>
                    {t("gate.type")}
                  </Button>
                </>
              }
            />
          </div>
        )}
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={t("gate.photo")}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (!chosen) return;
            forget();
            void readFile(chosen);
          }}
        />
        <p className={css.said} role="status">
          {reading.step === "photo" && t("photo.reading")}
          {reading.step === "missed" && t("photo.missed")}
          {reading.step === "broken" && t("photo.broken")}
          {reading.step === "unable" && t("photo.unable")}
        </p>
        <TypedForm
          text={typed?.text ?? ""}
          check={typed?.check ?? null}
          isBusy={lookup.kind === "asking"}
          onCode={(jan) => void ask(jan)}
        />
      </div>
    </>
  );
}

/** Without a script the address carries the code, and the server has looked it up. */
function lookupOf(typed: ReadFaceProps["typed"]): Lookup {
  if (typed?.check.kind !== "good") return { kind: "none" };
  const { jan } = typed.check;
  return typed.found ? { kind: "found", jan, found: typed.found, isFirst: null } : { kind: "foreign", jan };
}
