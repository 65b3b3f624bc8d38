import { useCallback, useEffect, useRef, useState } from "react";
import { CameraGate } from "#app/kits/camera/camera-gate.tsx";
import { CameraPicture } from "#app/kits/camera/camera-picture.tsx";
import { type OpenCamera, openCamera } from "#app/kits/camera/open-camera.ts";
import { startFaceEngine, engineBytes } from "#app/kits/face/start-face-engine.ts";
import type { FaceEngine } from "#app/kits/face/face-reading.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { PlayProps } from "../play-props.ts";
import { expressionOf, makeChangeWatch } from "./expression.ts";
import { StareHall } from "./stare-hall.tsx";
import css from "./stare.module.css";

/** By one's own face: read on the device; a change does what a press does, and nothing else leaves. */
export default function StareCamera(props: PlayProps) {
  const { clock, tell } = props;
  const t = useWords<Words>();
  const [stage, setStage] = useState<"gate" | "loading" | "play">("gate");
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [percent, setPercent] = useState(0);
  const [megabytes, setMegabytes] = useState(0);
  const [leave] = useState(() => new AbortController());
  const engine = useRef<FaceEngine | null>(null);
  const video = useRef<HTMLVideoElement | null>(null);
  const change = useRef<(() => void) | null>(null);

  useEffect(() => () => leave.abort(), [leave]);
  useEffect(() => {
    engineBytes(leave.signal, ["landmarker"]).then(
      (bytes) => setMegabytes(Math.ceil(bytes / 1_000_000)),
      () => {},
    );
  }, [leave]);

  function playWithout() {
    setStage("play");
    clock.run();
  }
  async function use() {
    setStage("loading");
    try {
      const opened = await openCamera(leave.signal, { facing: "user", widthPx: 640, heightPx: 480 });
      setCamera(opened);
      const onProgress = (loaded: number, total: number) => setPercent(Math.round((loaded / Math.max(1, total)) * 100));
      engine.current = await startFaceEngine({ numFaces: 1, onProgress, engines: ["landmarker"] }, leave.signal);
      setStage("play");
      tell(t("games.camera.ready"));
      clock.run();
    } catch {
      if (leave.signal.aborted) return;
      tell(t("games.camera.lost"));
      playWithout();
    }
  }

  useEffect(() => {
    if (stage !== "play" || !camera) return;
    const stop = new AbortController();
    void watchFace({ engine, video, change, signal: stop.signal, onLost: () => tell(t("games.camera.lost")) });
    return () => stop.abort();
  }, [stage, camera, tell, t]);

  const takeVideo = useCallback((element: HTMLVideoElement | null) => void (video.current = element), []);
  const hand = useCallback((act: () => void) => void (change.current = act), []);
  const picture = (
    <div className={css.mirror}>
      <CameraPicture
        camera={camera}
        onVideo={takeVideo}
        label={t("games.camera.label")}
        liveWords={t("games.camera.live")}
        waitingWords={t("games.camera.waiting")}
        isMirrored
      />
    </div>
  );

  if (stage === "play") return <StareHall {...props} hand={hand} {...(camera ? { own: picture } : {})} />;
  if (stage === "loading")
    return (
      <div className={css.gate}>
        {picture}
        <p role="status">{t("games.camera.loading", { percent })}</p>
      </div>
    );
  return (
    <div className={css.gate}>
      <CameraGate
        title={t("games.camera.title")}
        promises={[
          t("games.camera.p1"),
          t("games.camera.p2"),
          t("games.camera.p3"),
          t("games.camera.p4", { mb: megabytes || 15 }),
        ]}
        startWords={t("games.camera.use")}
        onStart={() => void use()}
        others={
          <Button look="line" wide onClick={playWithout}>
            {t("games.camera.without")}
          </Button>
        }
      />
    </div>
  );
}

interface Watching {
  engine: { current: FaceEngine | null };
  video: { current: HTMLVideoElement | null };
  change: { current: (() => void) | null };
  signal: AbortSignal;
  onLost: () => void;
}

/** Reads frame after frame until it is stopped, and hands on each change of the face. */
async function watchFace({ engine, video, change, signal, onLost }: Watching): Promise<void> {
  const watch = makeChangeWatch();
  let missed = 0;
  let lastMs = 0;
  while (!signal.aborted) {
    const element = video.current;
    const reader = engine.current;
    if (!element || !reader || element.readyState < 2) {
      await nextFrame();
      continue;
    }
    const atMs = Math.max(lastMs + 1, performance.now());
    lastMs = atMs;
    const { frame, faces } = await reader.detectVideo(await createImageBitmap(element), atMs);
    frame.close();
    const expression = expressionOf(faces[0]?.blendshapes ?? null);
    if (expression) {
      missed = 0;
      if (watch.see(expression, atMs) && !signal.aborted) change.current?.();
    } else if (++missed === 12) {
      watch.forget();
      onLost();
    }
    await nextFrame();
  }
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
