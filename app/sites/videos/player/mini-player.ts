import css from "./mini-player.module.css";

/** What the small player says; it stands outside of React and is told by whoever knew the words. */
export interface MiniPlayerLabels {
  region: string;
  back: string;
  play: string;
  pause: string;
  close: string;
  pip: string;
  noPip: string;
}

interface MiniPlayerOptions {
  video: HTMLVideoElement;
  sourceVideo: { id: string; title: string; isPortrait: boolean };
  labels: MiniPlayerLabels;
  /** Goes to an address of the zone without loading the page anew. */
  goTo: (address: string) => void;
  play: () => void;
  onClose: () => void;
}

/**
 * The small window in which a video goes on while one moves through the hub. It stands at the end of the body, outside of
 * the pages. Returns its closing, which leaves the video alone.
 */
export function openMiniPlayer({ video, sourceVideo, labels, goTo, play, onClose }: MiniPlayerOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const region = document.createElement("section");
  region.className = css.mini ?? "";
  region.dataset.upright = String(sourceVideo.isPortrait);
  region.dataset.mini = sourceVideo.id;
  region.setAttribute("aria-label", labels.region);

  const back = createBackLink(sourceVideo, labels.back, goTo);
  back.append(video);

  const toggle = button(playPath, labels.pause, () => (video.paused ? play() : video.pause()));
  const showState = (): void => {
    toggle.setAttribute("aria-label", video.paused ? labels.play : labels.pause);
    toggle.querySelector("path")?.setAttribute("d", video.paused ? playPath : pausePath);
  };
  video.addEventListener("play", showState, { signal });
  video.addEventListener("pause", showState, { signal });

  const bar = document.createElement("div");
  bar.className = css.bar ?? "";
  bar.append(toggle);
  const notice = document.createElement("p");
  notice.className = css.note ?? "";
  notice.setAttribute("role", "status");
  if (document.pictureInPictureEnabled) bar.append(createPipButton(video, labels, notice));
  bar.append(
    button(closePath, labels.close, () => {
      video.pause();
      close();
      video.remove();
      onClose();
    }),
  );
  region.append(back, bar, notice);
  document.body.append(region);
  showState();

  function close(): void {
    controller.abort();
    region.remove();
  }
  return close;
}

/** The video leads back to its own page. */
function createBackLink(
  { id, title }: MiniPlayerOptions["sourceVideo"],
  label: string,
  goTo: (address: string) => void,
) {
  const back = document.createElement("a");
  back.className = css.back ?? "";
  back.href = `/channel?v=${id}`;
  back.setAttribute("aria-label", `${label}：${title}`);
  back.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(back.pathname + back.search);
  });
  return back;
}

/** A phone may promise a window of its own and refuse it then: the button goes, and `notice` says so. */
function createPipButton(video: HTMLVideoElement, labels: MiniPlayerLabels, notice: HTMLElement): HTMLButtonElement {
  const showNoPip = (): void => {
    notice.textContent = labels.noPip;
    pip.remove();
  };
  const pip = button(pipPath, labels.pip, () => void video.requestPictureInPicture().catch(showNoPip));
  return pip;
}

const playPath = "M5 3l10 6-10 6z";
const pausePath = "M5 3v12M13 3v12";
const closePath = "M4 4l10 10M14 4L4 14";
const pipPath = "M2 4h14v10H2zM9 9h5v4H9z";
const svg = "http://www.w3.org/2000/svg";

function button(d: string, label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.setAttribute("aria-label", label);
  const icon = document.createElementNS(svg, "svg");
  icon.setAttribute("viewBox", "0 0 18 18");
  icon.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", d);
  icon.append(path);
  element.append(icon);
  element.addEventListener("click", onPress);
  return element;
}
