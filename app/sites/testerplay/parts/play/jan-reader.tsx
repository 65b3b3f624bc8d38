import { type FormEvent, useRef, useState } from "react";
import { checkJan } from "#app/kits/barcode/jan.ts";
import { type ScanState, useBarcodeScan } from "#app/kits/barcode/use-barcode-scan.ts";
import { CameraError } from "#app/kits/camera/camera-error.ts";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { openCamera, type OpenCamera } from "#app/kits/camera/open-camera.ts";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { type CameraErrorCode, useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../../copy/messages.ts";
import type { PlayPage } from "../../data.server.ts";
import css from "./jan-reader.module.css";

interface JanReaderProps {
  shades: PlayPage["shades"];
  /** A tester of the twenty-four, 0–23. */
  onFound: (shade: number) => void;
}

/** Takes a real tester by the code on it: camera, photograph, or its digits. All of it stays on the device. */
export function JanReader({ shades, onFound }: JanReaderProps) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<"wrong" | "foreign" | null>(null);
  const { reading, setVideo, watch, readFile, stop } = useBarcodeScan<OpenCamera, CameraErrorCode>({
    onCode,
    open,
    getRefusal: refusalOf,
  });
  const isWatching = reading.step === "watching" || reading.step === "asking";

  function onCode(jan: string): void {
    const shade = shades.findIndex((one) => one.jan === jan);
    setWrong(shade < 0 ? "foreign" : null);
    if (shade >= 0) onFound(shade);
  }

  return (
    <section className={`${css.read} stack-3`} aria-label={t("read.title")}>
      {isWatching ? (
        <>
          <CameraPicture
            camera={reading.step === "watching" ? reading.camera : null}
            onVideo={setVideo}
            label={t("read.picture")}
            liveLabel={t("read.live")}
            waitingLabel={t("read.waiting")}
          >
            <span className={css.frame} aria-hidden="true" />
          </CameraPicture>
          <p>{reading.step === "watching" && reading.isSlow ? t("read.slow") : t("read.aim")}</p>
          <Button look="line" onClick={stop}>
            {t("read.stop")}
          </Button>
        </>
      ) : (
        <ReadingChoice reading={reading} onWatch={() => void watch()} onPhoto={() => file.current?.click()} />
      )}
      <PhotoInput ref={file} label={t("read.photo")} onPhoto={(photo) => void readFile(photo)} />
      <p role="status" className={css.status}>
        {reading.step === "photo" && t("read.busy")}
        {(reading.step === "missed" || reading.step === "broken" || reading.step === "unable") &&
          t(`read.${reading.step}`)}
        {wrong === "foreign" && t("read.foreign")}
      </p>
      <DigitsForm isWrong={wrong === "wrong"} onCode={onCode} onWrong={() => setWrong("wrong")} />
    </section>
  );
}

interface DigitsFormProps {
  isWrong: boolean;
  onCode: (jan: string) => void;
  onWrong: () => void;
}

/** The digits under the code, typed. */
function DigitsForm({ isWrong, onCode, onWrong }: DigitsFormProps) {
  const t = useMessages<Messages>();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = checkJan(String(new FormData(event.currentTarget).get("jan") ?? ""));
    if (typed.kind === "good") return onCode(typed.jan);
    onWrong();
    event.currentTarget.querySelector("input")?.focus();
  }
  return (
    <form className="stack-3" onSubmit={submit} noValidate>
      <TextField
        label={t("read.label")}
        hint={t("read.hint")}
        name="jan"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        error={isWrong ? t("read.wrong") : undefined}
      />
      <Button look="line" compact type="submit">
        {t("read.submit")}
      </Button>
    </form>
  );
}

interface ReadingChoiceProps {
  reading: ScanState<OpenCamera, CameraErrorCode>;
  onWatch: () => void;
  onPhoto: () => void;
}

/** By camera or by photograph, and why the camera did not open. */
function ReadingChoice({ reading, onWatch, onPhoto }: ReadingChoiceProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  return (
    <>
      <p className="text-fine">{t("read.here")}</p>
      {reading.step === "refused" && (
        <Notice announce="now" code={reading.code} message={errorMessages(reading.code).message} />
      )}
      <div className={`${css.actions} stack-2`}>
        <Button look="line" compact onClick={onWatch}>
          {t(reading.step === "refused" ? "read.again" : "read.start")}
        </Button>
        <Button look="line" compact pending={reading.step === "photo"} onClick={onPhoto}>
          {t("read.photo")}
        </Button>
      </div>
    </>
  );
}

const open = (signal: AbortSignal): Promise<OpenCamera> => {
  track("cam_gate_camera");
  return openCamera(signal, { facing: "environment", widthPx: 1280, heightPx: 960 });
};

function refusalOf(error: unknown): CameraErrorCode | null {
  if (!(error instanceof CameraError)) return null;
  track(`tp_error_${error.code.toLowerCase()}` as "tp_error_e-cam-deny");
  return error.code;
}
