import { lazy, Suspense, useRef } from "react";
import { CameraPermission } from "#app/kits/camera/camera-permission.tsx";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { FoundProduct } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { JanCheck } from "#app/kits/barcode/jan.ts";
import { ForeignCode } from "./foreign-code.tsx";
import css from "./read-view.module.css";
import { CodeForm, focusCodeField } from "./code-form.tsx";
import { ReadingStatus } from "./reading-status.tsx";
import { type Lookup, useCodeLookup } from "./use-code-lookup.ts";
import { useCodeReader } from "./use-code-reader.ts";

const CameraReader = lazy(async () => ({ default: (await import("./camera-reader.tsx")).CameraReader }));
const FoundCode = lazy(async () => ({ default: (await import("./found-code.tsx")).FoundCode }));
const CameraRefusal = lazy(async () => ({ default: (await import("./camera-refusal.tsx")).CameraRefusal }));

interface ReadViewProps {
  /** What the address says was typed; null when it says nothing. */
  typed: { text: string; check: JanCheck; found: FoundProduct | null } | null;
}

/** 読む: by camera, by photograph, or by hand; whichever it was, what follows is the same. */
export function ReadView({ typed }: ReadViewProps) {
  const t = useMessages<Messages>();
  const { lookup, ask, forget } = useCodeLookup(lookupOf(typed));
  const { reading, setVideo, watch, readFile, stop } = useCodeReader((jan) => void ask(jan));
  const file = useRef<HTMLInputElement>(null);
  const isBusy = reading.step === "photo" || lookup.kind === "asking";

  return (
    <>
      <Suspense>
        {lookup.kind === "found" && (
          <FoundCode key={lookup.jan} found={lookup.found} isFirst={lookup.isFirst} onAnother={forget} />
        )}
      </Suspense>
      <div className={`${css.face} column-4 side text-service`}>
        {lookup.kind === "foreign" && <ForeignCode key={lookup.jan} jan={lookup.jan} onCheck={focusCodeField} />}
        {lookup.kind === "failed" && <LookupFailed error={lookup.error} onRetry={() => void ask(lookup.jan)} />}
        <Suspense>
          {reading.step === "refused" && (
            <CameraRefusal code={reading.code} onAgain={() => void watch()} onType={focusCodeField} />
          )}
        </Suspense>
        {reading.step === "watching" || reading.step === "asking" ? (
          <Suspense>
            <CameraReader reading={reading} onVideo={setVideo} onStop={stop} />
          </Suspense>
        ) : (
          <CameraStart
            isBusy={isBusy}
            onCamera={() => {
              forget();
              void watch();
            }}
            onPhoto={() => file.current?.click()}
          />
        )}
        <PhotoInput
          ref={file}
          label={t("permission.photo")}
          onPhoto={(photo) => {
            forget();
            void readFile(photo);
          }}
        />
        <ReadingStatus step={reading.step} />
        <CodeForm
          text={typed?.text ?? ""}
          check={typed?.check ?? null}
          isBusy={lookup.kind === "asking"}
          onCode={(jan) => void ask(jan)}
        />
      </div>
    </>
  );
}

function LookupFailed({
  error,
  onRetry,
}: {
  error: Extract<Lookup, { kind: "failed" }>["error"];
  onRetry: () => void;
}) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const code = error.code ?? "E-NET";
  return (
    <ErrorNotice
      announce="now"
      code={code}
      message={errorMessages(code, { requestId: error.requestId ?? "" }).message}
      retry={t("lookup.again")}
      onRetry={onRetry}
    />
  );
}

/** Before the camera is asked for; a photograph and the keys do the same. */
function CameraStart({ isBusy, onCamera, onPhoto }: { isBusy: boolean; onCamera: () => void; onPhoto: () => void }) {
  const t = useMessages<Messages>();
  return (
    <div className="needs-script">
      <CameraPermission
        title={t("permission.title")}
        promises={[t("permission.here"), t("permission.when"), t("permission.weight")]}
        startLabel={t("permission.start")}
        onStart={onCamera}
        others={
          <>
            <Button look="line" pending={isBusy} onClick={onPhoto}>
              {t("permission.photo")}
            </Button>
            <Button look="line" onClick={focusCodeField}>
              {t("permission.type")}
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Without a script the address carries the code, and the server has looked it up. */
function lookupOf(typed: ReadViewProps["typed"]): Lookup {
  if (typed?.check.kind !== "good") return { kind: "none" };
  const { jan } = typed.check;
  return typed.found ? { kind: "found", jan, found: typed.found, isFirst: null } : { kind: "foreign", jan };
}
