import { isAbort } from "../basics/abort.ts";
import type { VisitorErrorCode } from "../i18n/error-messages.ts";
import type { FaceView } from "./face-view.ts";
import { initialMirror } from "./mirror-state.ts";
import { createMirrorStore } from "./mirror-store.ts";
import type { Mirror, MirrorOptions, ModelFace, OpenView } from "./start-mirror.ts";

export interface MirrorSetup<View extends FaceView> extends Pick<
  MirrorOptions<View>,
  "modelWidthPx" | "photoEdgePx" | "numFaces" | "canDrawLive"
> {
  /** Fetches what opens the view, at the same time as all the rest. */
  loadView: () => Promise<OpenView<View>>;
  onFrame?: MirrorOptions<View>["onFrame"];
}

/**
 * A mirror that fetches nothing before it is asked for a face. Call `configure` before and after each change of what it
 * is set up with. It starts anew after it was left.
 */
export function createLazyMirror<View extends FaceView>() {
  const store = createMirrorStore();
  let latest: { setup: MirrorSetup<View>; video: HTMLVideoElement } | null = null;
  let session: { leaving: AbortController; mirror: Promise<Mirror<View>> } | null = null;

  function end(): void {
    session?.leaving.abort();
    session = null;
  }

  async function start({ signal }: AbortController): Promise<Mirror<View>> {
    if (!latest) throw new Error("the mirror was not configured");
    const { video, setup } = latest;
    const [{ startMirror }, openView] = await Promise.all([import("./start-mirror.ts"), setup.loadView()]);
    signal.throwIfAborted();
    const onFrame: MirrorOptions<View>["onFrame"] = (facts) => latest?.setup.onFrame?.(facts);
    return startMirror({ ...setup, store, video, openView, onFrame, onContextLost: end }, signal);
  }

  function getMirror(): Promise<Mirror<View>> {
    if (session) return session.mirror;
    const leaving = new AbortController();
    const current = (session = { leaving, mirror: start(leaving) });
    // What did not come is asked for again the next time.
    current.mirror.catch(() => {
      if (session === current) session = null;
    });
    return current.mirror;
  }

  async function act(action: (mirror: Mirror<View>) => Promise<boolean>): Promise<boolean> {
    if (!session) store.set({ ...store.get(), loading: { for: "view" }, error: null });
    try {
      return await action(await getMirror());
    } catch (error) {
      if (!isAbort(error)) store.set({ ...store.get(), loading: null, error: "E-NET" });
      return false;
    }
  }

  return {
    store,
    configure: (setup: MirrorSetup<View>, video: HTMLVideoElement): void => void (latest = { setup, video }),
    showModel: (model: ModelFace, error?: VisitorErrorCode | null) => act((mirror) => mirror.showModel(model, error)),
    readPhoto: (file: Blob) => act((mirror) => mirror.readPhoto(file)),
    showPhotoFace: (index: number) => act((mirror) => mirror.showPhotoFace(index)),
    showPhotoGroup: () => act((mirror) => mirror.showPhotoGroup()),
    lookAtPhoto: () => getMirror().then((mirror) => mirror.lookAtPhoto()),
    openCamera: () => act((mirror) => mirror.openCamera()),
    freeze: () => act((mirror) => mirror.freeze()),
    getView: () => getMirror().then((mirror) => mirror.getView()),
    /** Fetches and starts all that a face needs, before one is asked for. Where it does not come now, it comes with the face. */
    prepare: () =>
      void getMirror()
        .then((mirror) => mirror.prepare())
        .catch(() => {}),
    redraw: () => void session?.mirror.then((mirror) => mirror.redraw()).catch(() => {}),
    close(): void {
      if (session) void session.mirror.then((mirror) => mirror.close()).catch(() => {});
      else store.set(initialMirror);
    },
    /** Camera off, engine and view gone. */
    leave(): void {
      end();
      store.set(initialMirror);
    },
  };
}
